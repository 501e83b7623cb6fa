"""Style sheets and scripts: a browser keeps them for ever, and never one that is out of date."""

from __future__ import annotations

import re
from posixpath import dirname, join, normpath

import pytest

from sousbois.web.statics import STATIC, address, static_files
from tests.web.serving import Server, Visitor

SCRIPTS_AND_SHEETS = [name for name in static_files() if name.endswith((".css", ".js"))]

NAMED = r'"([\w./-]+\.(?:js|svg))(\?v=\w+)?"'


def test_a_file_names_others_with_the_version_they_have() -> None:
    for name in SCRIPTS_AND_SHEETS:
        for named, version in re.findall(NAMED, static_files()[name].content.decode()):
            other = normpath(join(dirname(name), named))
            assert f"/static/{other}{version}" == address(other), f"in {name}"


def test_scripts_are_sent_line_by_line_without_comments_and_indentation() -> None:
    for name in (name for name in SCRIPTS_AND_SHEETS if name.endswith(".js")):
        is_comment, kept = False, []
        for line in map(str.strip, (STATIC / name).read_text("utf-8").splitlines()):
            is_comment = is_comment or line.startswith("/**")
            if line and not is_comment and not line.startswith("//"):
                kept.append(line)
            is_comment = is_comment and not line.endswith("*/")
        sent = re.sub(r"\?v=\w+", "", static_files()[name].content.decode())
        assert sent.split("\n") == [*([""] if sent.startswith("\n") else []), *kept, ""], name


def test_style_sheets_keep_their_rules_without_comments() -> None:
    for name in (name for name in SCRIPTS_AND_SHEETS if name.endswith(".css")):
        sent = static_files()[name].content.decode()
        assert "/*" not in sent, name
        assert sent.count("{") == sent.count("}") > 0, name
        assert sent.count("content:") == (STATIC / name).read_text("utf-8").count("content:"), name


def test_another_content_has_another_version() -> None:
    contents = {file.content for file in static_files().values()}
    assert len({file.version for file in static_files().values()}) == len(contents)


@pytest.mark.parametrize("path", [address("live.js"), address("tables/hunt.css")])
def test_only_the_present_version_is_kept_for_ever(server: Server, path: str) -> None:
    ana = Visitor(server, "Ana")
    assert "immutable" in ana.http.get(path).headers["cache-control"]
    for other in (path.partition("?")[0], f"{path}0"):
        answer = ana.http.get(other)
        assert answer.headers["cache-control"] == "no-cache"
        again = ana.http.get(other, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
