"""The question to the reader of a table of igels, and all answers but the cards in hand and the animals of the pool."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from sousbois.core.action import Action
from sousbois.core.record import NOTHING
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.games.igels.events import one_shot_of
from sousbois.games.igels.telling import question
from sousbois.web.drawing import Scene
from sousbois.web.tables.igels_moves import Move, Moves
from sousbois.web.tables.igels_pieces import Pieces

QUIET = ("pass", "back")
"""Answers that change nothing: they stand last, and do not call out."""


class Answer(NamedTuple):
    """A button."""

    kind: str
    """What is to be chosen: a pile, a species, a player, an animal, a food; `use` an ability, `pass`, take `back`."""
    id: str
    move: Move
    text: str
    note: str = ""
    """What there is to know about it."""
    brief: str = ""
    """The same in a figure, where there is little room."""
    picture: str = ""
    card: str = ""
    """The thing whose text can be read."""
    seat: int = NOTHING
    """Whose it is, where that is the question."""

    @property
    def quiet(self) -> bool:
        return self.kind in QUIET


FEW, SOME, IN_A_ROW = 2, 4, 8
"""Up to so many answers have room for all there is to say of them; a little less; are a row of pictures."""


class Dock(NamedTuple):
    """What the reader is asked."""

    window: bool
    """Whether it is only a window: somebody may play an event, but nothing has to be decided."""
    about: str
    """The card or animal that the question is about, by its id; empty if there is none."""
    about_name: str
    about_text: str
    answers: list[Answer]

    @property
    def crowd(self) -> str:
        """How little room there is for an answer; those of a `crowd` need two rows in narrow windows."""
        count = len(self.answers)
        if self.answers and self.answers[0].kind == "species":
            return "species"
        if count <= SOME:
            return "few" if count <= FEW else "some"
        are_named = self.answers[0].kind == "animal"  # there is no picture to tell one from the other
        return "crowd" if are_named or count > IN_A_ROW else "many"


class DockPainter:
    """Draws the question of one scene."""

    def __init__(
        self,
        scene: Scene,
        state: Any,
        setup: Setup,
        pieces: Pieces,
        teller: Teller,
        moves: Moves,
    ) -> None:
        self._scene = scene
        self._view = scene.view
        self._state = state
        self._setup = setup
        self._pieces = pieces
        self._teller = teller
        self._moves = moves

    def dock(self) -> Dock:
        """The question and its answers; nothing of either, while it is not the reader's turn."""
        about = self._about() if self._scene.active else ""
        answers = list(self._answers())
        return Dock(
            self._scene.active and is_window(self._scene),
            about,
            self._pieces.name(about) if about else "",
            self._pieces.text(about) if about else "",
            sorted(answers, key=lambda answer: answer.quiet),
        )

    def _about(self) -> str:
        """Whose text helps to answer: that of the effect at work, or of a one-shot ability that could be used."""
        source = self._view["source"]
        if source is None and "use" in self._moves.legal:
            animal = one_shot_of(self._state, self._pieces.facts, self._view["seat"])
            source = None if animal == NOTHING else self._pieces.animals[animal]
        return source or ""

    def _answers(self) -> Iterator[Answer]:
        if self._view["step"] == "species" and self._scene.active:
            yield from self._species()
        for text in self._moves.legal:
            answer = self._answer(self._setup.actions.read(text))
            if answer is not None:
                yield answer
        if self._scene.draft:
            yield Answer("back", "answer-back", Move("", True), self._pieces.say("igels-dock-take-back"))

    def _answer(self, action: Action) -> Answer | None:
        """The button for an action, unless the hand or the pool is there for it."""
        match action.block:
            case "draw":
                return self._draw(action)
            case "pass":
                return self._answer_to("pass", action, self._pieces.say(f"igels-dock-{self._way(action)}"))
            case "use":
                return self._use(action)
            case "player":
                seat = action.values["victim"]
                return self._answer_to("player", action, self._teller.names[seat], seat=seat)
            case "animal":
                return self._animal(action)
            case "food-of" | "food":
                return self._food(action)
            case _:
                return None

    def _answer_to(self, kind: str, action: Action, text: str, **more: Any) -> Answer:
        move = self._moves.to(action.text)
        assert move is not None  # the scene is active
        return Answer(kind, f"answer-{action.text}", move, text, **more)

    def _species(self) -> Iterator[Answer]:
        """All species, those that are taken as well."""
        for species, title in self._pieces.species.items():
            loved = ", ".join(food.name for food in self._pieces.foods if self._pieces.bonus(food, species) > 0)
            note = self._pieces.say("igels-dock-loves", foods=loved) if loved else ""
            action = self._setup.actions.read(species)
            yield self._answer_to("species", action, title, note=note, picture=species)

    def _draw(self, action: Action) -> Answer:
        view, pile = self._view, action.values["pile"]
        species = view["species"][view["seat"]]
        left = [view["fate"][animal.id] for animal in self._pieces.pool(species)].count("pile")
        note = self._pieces.say("igels-dock-in-pile", cards=left if pile == "animal" else view["pile_size"])
        picture = species if pile == "animal" else "card-back"
        return self._answer_to("pile", action, self._pieces.say(f"igels-dock-draw-{pile}"), note=note, picture=picture)

    def _way(self, action: Action) -> str:
        """How to say no: what it means depends on the question."""
        if action.values["way"] == "decline" and self._view["question"] == "counter":
            return "let-happen"
        if action.values["way"] == "decline" and self._view["step"] == "trade":
            return "keep-cards"
        return str(action.values["way"])

    def _use(self, action: Action) -> Answer:
        animal = self._pieces.animal(self._about())
        return self._answer_to(
            "use", action, self._pieces.say("igels-dock-use"), picture=animal.species, card=animal.id
        )

    def _animal(self, action: Action) -> Answer | None:
        """An animal in the glade; the reader's own pool lies within reach anyway."""
        view, animal = self._view, self._pieces.animal(action.values["animal"])
        if animal.species == view["species"][view["seat"]] and view["fate"][animal.id] != "fighting":
            return None
        owner = view["species"].index(animal.species)
        sap = view["sap"][animal.id]
        more = {"note": self._pieces.say("card-sap", sap=sap), "brief": str(sap), "picture": animal.species}
        return self._answer_to("animal", action, animal.name, **more, card=animal.id, seat=owner)

    def _food(self, action: Action) -> Answer:
        """A food of somebody's larder, or of those at the top of the forest that the reader looks at."""
        view, seat = self._view, action.values.get("victim", NOTHING)
        food = self._pieces.food[action.values["food"]]
        bonus = self._pieces.bonus(food, view["species"][view["seat"]])
        looked_at = view["looked_at"][view["seat"]][food.id] if view["step"] == "loot" else 0
        note = [] if seat == NOTHING else [self._teller.names[seat]]
        note += [f"×{looked_at}"] if looked_at > 1 else []
        worth = food.points + bonus
        note.append(self._pieces.say("part-points", points=worth))
        more = {"note": " · ".join(note), "brief": str(worth), "picture": food.id}
        return self._answer_to("food", action, food.name, **more, card=food.id, seat=seat)


def is_window(scene: Scene) -> bool:
    """Whether the reader is asked only for an event, in passing."""
    return bool(scene.view["step"].endswith("-window") and scene.view["question"] == "step" and not scene.draft)


def asked(scene: Scene, pieces: Pieces, teller: Teller) -> str:
    """What the reader is asked, in one sentence."""
    view, say = scene.view, pieces.say
    if view["step"] == "trade" and scene.draft:
        return say("igels-ask-second-card")
    if view["step"] == "build" and view["drawn"]:
        return say("igels-ask-second-draw")
    if is_window(scene) and scene.legal == ("pass",):
        return say("igels-ask-nothing-fits", step=view["step"])
    if view["question"] == "pick" and view["step"] != "loot":
        return _asked_to_pick(view, pieces, teller)
    return question(view, teller)


def _asked_to_pick(view: Any, pieces: Pieces, teller: Teller) -> str:
    """Which animal or food, for what, and how many are still to come."""
    source = view["source"]
    whose = "own" if view["victim"] in (None, view["seat"]) else "other"
    return pieces.say(
        "igels-ask-pick", effect=pieces.effect(source), whose=whose, source=teller.thing(source), left=view["left"]
    )
