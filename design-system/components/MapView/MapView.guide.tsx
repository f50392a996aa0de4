import type { ComponentGuide } from "#design-system/guide/guide.ts";

export const guide: ComponentGuide = {
  name: ["نقشه", "MapView"],
  summary: [
    "اقامتگاه‌ها روی نقشه‌ای که همین‌جا کشیده می‌شود، با قیمت روی هر کدام. `MapFrame` کارت جای انتخاب‌شده را کنار نقشه می‌آورد.",
    "Places on a map that is drawn here, each with its price. `MapFrame` adds the card of the chosen one.",
  ],
  when: [["برای دیدن این‌که هر اقامتگاه کجاست و نزدیک چیست.", "To see where each property is, and what is near."]],
  whenNot: [["به جای فهرست؛ نقشه همیشه کنار فهرست می‌آید.", "In place of the list; a map always comes beside it."]],
  pairs: [
    {
      do: ["`caption` می‌گوید نقشهٔ کجاست.", "`caption` says what the map is of."],
      dont: [
        "نقشهٔ قرینه در فارسی: جغرافیا جهت ندارد.",
        "A map mirrored for Persian: geography has no reading direction.",
      ],
    },
  ],
  keys: [
    {
      keys: ["←", "→", "↑", "↓"],
      does: [
        "وقتی نقشه فوکوس دارد، آن را جابه‌جا می‌کند؛ در هر دو زبان یکسان.",
        "Move the map while it has the focus; the same in both languages.",
      ],
    },
    { keys: ["+", "-"], does: ["نزدیک‌تر و دورتر.", "Nearer and farther."] },
    { keys: ["0"], does: ["همهٔ نقشه.", "Shows all of it."] },
    { keys: ["Tab"], does: ["اقامتگاه‌ها را می‌پیماید.", "Walks the places."] },
    { keys: ["Enter"], does: ["کارت اقامتگاه را باز می‌کند.", "Opens the card of a place."] },
    {
      keys: ["Escape"],
      does: ["کارت را می‌بندد و به همان جا برمی‌گردد.", "Closes the card, and goes back to its place."],
    },
  ],
  states: [
    { story: "ManyPlaces", name: ["جاهای بسیار", "Many places"], frame: 420 },
    { story: "WithCard", name: ["با کارت", "With a card"], frame: 520 },
    { story: "Moved", name: ["جابه‌جاشده", "Moved"], frame: 420 },
    { story: "OnePlace", name: ["یک جا", "One place"], frame: 420 },
    { story: "OnStreets", name: ["روی خیابان‌ها", "On streets"], frame: 420 },
    { story: "Empty", name: ["خالی", "Empty"], frame: 420 },
  ],
};
