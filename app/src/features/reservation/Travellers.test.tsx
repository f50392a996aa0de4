import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PageProviders } from "#app/src/page/PageProviders.tsx";
import { storyEnvironment, wordsOfStories } from "#app/src/page/story-environment.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { Travellers } from "./Travellers.tsx";

it.each(["fa", "en"] as const)(
  "documents are masked and isolated until they are asked for, rooms counted from 1 (%s)",
  (locale) => {
    const [one] = reservationIn.ready_to_pay.travellers;
    if (one === undefined) throw new Error("The fixture has no traveller");
    const page = renderToStaticMarkup(
      <PageProviders environment={storyEnvironment({ locale })} t={wordsOfStories[locale].t}>
        <Travellers
          hasRooms
          isMasked={false}
          travellers={[
            { ...one, national_code: null, passport_number: "C01X00T47" },
            { ...one, national_code: "0084575948" },
          ]}
        />
      </PageProviders>,
    );
    const shown = [...page.matchAll(/<bdi dir="ltr" translate="no"[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(shown).toEqual(["*******47", "********48"]);
    expect(page).not.toMatch(/C01X00|00845759/);
    expect(page.match(/(با پایان|ending in) \d+/g)).toEqual(
      { fa: ["با پایان 47", "با پایان 48"], en: ["ending in 47", "ending in 48"] }[locale],
    );
    expect(page.match(/(اتاق|Room) [۰-۹\d]+/g)).toEqual(Array(2).fill({ fa: "اتاق ۱", en: "Room 1" }[locale]));
  },
);
