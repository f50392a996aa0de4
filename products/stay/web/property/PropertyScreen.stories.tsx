import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { StayQuery } from "#app/src/features/stay/stay-query.ts";
import { inPage, withWords } from "#app/src/page/story.tsx";
import type { BlockingReason } from "#domain/contract/blocking.shapes.ts";
import { refusal } from "#domain/messages/refusals.ts";
import { localDigits } from "#domain/text/digits.ts";
import { localeOf, ofPair } from "#domain/text/in-locale.ts";
import { propertyAnswers } from "#fixtures/answers/property.ts";
import { propertyCalendar } from "#fixtures/answers/property-calendar.ts";
import { propertyComments } from "#fixtures/answers/property-comments.ts";
import { propertyCommentsLowestFirst } from "#fixtures/answers/property-comments-lowest-first.ts";
import { propertyDetails } from "#fixtures/answers/property-details.ts";
import { propertyDetailsWithPhotos } from "#fixtures/answers/property-details-with-photos.ts";
import { propertyExtraFacilities } from "#fixtures/answers/property-extra-facilities.ts";
import { propertyNearbyDates } from "#fixtures/answers/property-nearby-dates.ts";
import { propertyQuestions } from "#fixtures/answers/property-questions.ts";
import { propertyRooms } from "#fixtures/answers/property-rooms.ts";
import { propertyRoomsAtNowruz } from "#fixtures/answers/property-rooms-at-nowruz.ts";
import { propertyRoomsForTwoParties } from "#fixtures/answers/property-rooms-for-two-parties.ts";
import { propertyRoomsWithPhotos } from "#fixtures/answers/property-rooms-with-photos.ts";
import { propertySimilar } from "#fixtures/answers/property-similar.ts";
import { propertySuggested } from "#fixtures/answers/property-suggested.ts";
import { lastOne, soldOut } from "#fixtures/answers/sold-out.ts";
import { Refused, saidOf } from "#fixtures/scenario.ts";
import { REQUIRED } from "#tests/stories/required.ts";
import { stage } from "#tests/stories/stage.tsx";
import { toldInEuro } from "#tests/stories/told-in-euro.ts";
import { cheapestPlan, isOpen, roomsInOrder } from "./chosen-stay.ts";
import type { PropertyData } from "./load.ts";
import { NightList } from "./PriceCalendar.tsx";
import { PropertyScreen } from "./PropertyScreen.tsx";

const withoutStay: PropertyData = {
  details: propertyDetails,
  stay: null,
  parties: [{ adults: 2, children: [] }],
  wish: {},
  rooms: null,
  typed: null,
  roomErrors: [],
  grown: [],
  nearby: null,
  calendar: propertyCalendar,
  comments: propertyComments,
  questions: propertyQuestions,
  similar: propertySimilar,
  suggested: propertySuggested,
  extraFacilities: propertyExtraFacilities,
  choices: [null],
  choice: null,
  otherDates: [],
  isWriting: false,
};
const stay: StayQuery = {
  checkIn: "2026-12-01",
  checkOut: "2026-12-04",
  lengthOfStay: 3,
  rooms: "2",
  parties: withoutStay.parties,
};
const withStay: PropertyData = { ...withoutStay, stay, rooms: propertyRooms, nearby: propertyNearbyDates };
const chosen = propertyRooms.parties.map(({ room_types }) => {
  const room = roomsInOrder(room_types)[0];
  const plan = room && cheapestPlan(room);
  return room && plan ? { roomTypeId: room.id, ratePlanId: plan.rate_plan_id } : null;
});

/** The rooms of the stay, all blocked for one reason. */
const blockedBy = (reason: BlockingReason): PropertyData => ({
  ...withStay,
  rooms: {
    ...propertyRooms,
    parties: propertyRooms.parties.map((party) => ({
      ...party,
      room_types: party.room_types.map((room) => ({
        ...room,
        plans: room.plans.map((plan) => ({
          ...plan,
          nights: [],
          blocking: [{ reason, date: "2026-12-02", nights: 3 }],
        })),
      })),
    })),
  },
});

const path = "/IsfahanHotels/HowzkhanehBoutiqueHotel.html";
const meta: Meta = { title: "صفحه‌ها/اقامتگاه Property", parameters: { layout: "fullscreen", address: path } };
export default meta;
type Story = StoryObj;

const call = `property/v2/${propertyDetails.id}`;
const at = {
  address: path,
  answers: propertyAnswers,
};
const atStay = { ...at, address: `${path}?check_in=2026-12-01&length_of_stay=3` };

export const WithoutStay: Story = stage(at);
/** With photographs of the property and of its first room. */
export const WithPhotographs: Story = {
  render: inPage(PropertyScreen, { ...withStay, details: propertyDetailsWithPhotos, rooms: propertyRoomsWithPhotos }),
};
export const WithStay: Story = stage(atStay);
/** Each rate is told in the currency that the visitor chose. */
export const ToldInEuro: Story = toldInEuro(stage(atStay));
/** Rooms and the first price come within the first screen, and long parts are folded: nothing has to be scrolled past. */
export const OnATelephone: Story = {
  ...stage(atStay),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const rooms = canvasElement.querySelector("#rooms");
    await expect(rooms?.getBoundingClientRect().top).toBeLessThanOrEqual(480);
    const [sum] = [...canvasElement.querySelectorAll("[data-plan] [data-sum]")];
    await expect(sum?.getBoundingClientRect().top).toBeLessThanOrEqual(720);
    // As many reviews as are counted above.
    const { total } = propertyComments;
    const more = { fa: `همهٔ ${localDigits(total, "fa")} نظر`, en: `All ${total} reviews` };
    await expect(canvas.getByRole("button", { name: more[globals["locale"] as "fa" | "en"] })).toBeVisible();
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(6_000);
    const priced = () => [...canvasElement.querySelectorAll("[data-plan]")].filter((plan) => plan.checkVisibility());
    await expect(priced()).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: /^(همهٔ ۴ اتاق|All 4 rooms)$/ }));
    await expect(priced()).toHaveLength(4);
  },
};
const closedToParty = { reason: "closed_to_audience", date: null, nights: null } as const;
const closedTo = (path: string) => `property/v2/${propertyDetails.id}/${path}`;
/** No day has a price for the party either. */
const closedAnswers = {
  ...propertyAnswers,
  [closedTo("rooms")]: {
    ...propertyRooms,
    parties: propertyRooms.parties.map((party) => ({ ...party, room_types: [] })),
    blocking: [closedToParty],
  },
  [closedTo("nearby-dates")]: propertyNearbyDates.map((day) => ({ ...day, total: null })),
  [closedTo("price-calendar")]: [],
};
/** Rates are for Iranians alone: the way on for a party that has said it wrongly, and other places. */
export const ClosedToForeigners: Story = {
  ...stage({ ...atStay, address: `${atStay.address}&audience=foreign`, answers: closedAnswers }),
  play: async ({ canvasElement, globals }) => {
    const rooms = within(await within(canvasElement).findByRole("region", { name: /^(اتاق‌ها|Rooms)/ }));
    const mistaken = rooms.getByRole("link", { name: /^(همه کارت ملی ایرانی داریم|We have Iranian ID cards)$/ });
    const party = new URL(mistaken.getAttribute("href") ?? "", "https://shamseh.example").searchParams.get("audience");
    await expect(party).toBe(ofPair([null, "iranian"], localeOf(globals.locale)));
    await expect(rooms.getByRole("link", { name: /^(اقامتگاه‌های مشابه|Similar properties)$/ })).toBeVisible();
  },
};
/** A party of several passports has no other to say: it changes its travellers. */
export const ClosedToAMixedParty: Story = stage({
  ...atStay,
  address: `${atStay.address}&audience=mixed`,
  answers: closedAnswers,
});
/** Without dates, a kind of room that is sold to others alone says so; the others have their lowest prices. */
export const RoomClosedToParty: Story = {
  ...stage({
    ...at,
    answers: {
      ...propertyAnswers,
      [`property/v2/details/${propertyDetails.city.slug}/${propertyDetails.slug}`]: {
        ...propertyDetails,
        room_types: propertyDetails.room_types.map((room, index) =>
          index === 0
            ? {
                ...room,
                from_price: null,
                from_rack: null,
                from_date: null,
                from_nights: null,
                blocking: closedToParty,
              }
            : room,
        ),
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const rooms = within(await within(canvasElement).findByRole("region", { name: /^(اتاق‌ها|Rooms)/ }));
    const said = rooms.getAllByText(/(به ملیت همهٔ مسافران شما فروخته نمی‌شود|isn’t sold to every nationality)/);
    await expect(said).toHaveLength(1);
  },
};
export const Loading: Story = stage({ ...atStay, isResolving: true });
export const Failed: Story = stage({ ...atStay, scenario: "500" });
export const LongText: Story = stage({ ...atStay, areTextsLong: true });
/** Abroad two clocks count: the hours of the house are said by its own, the last moment to cancel by Tehran's. */
export const Abroad: Story = {
  render: inPage(PropertyScreen, {
    ...withStay,
    details: {
      ...propertyDetails,
      city: { ...propertyDetails.city, country: { ...propertyDetails.city.country, iso2: "TR" } },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const fact of [/^(ساعت ورود|Check-in from)$/, /^(ساعت خروج|Check-out until)$/])
      await expect(canvas.getByText(fact).nextElementSibling).toHaveTextContent(/( به وقت محلی| local time)$/);
    const plan = canvasElement.querySelector("[data-plan]") as HTMLElement;
    await expect(plan).toHaveTextContent(/به وقت تهران|\(Tehran time\)/);
  },
};
export const RoomChosen: Story = { render: inPage(PropertyScreen, { ...withStay, choices: chosen }) };
export const TwoRoomsWithChildren: Story = {
  render: inPage(PropertyScreen, {
    ...withStay,
    rooms: propertyRoomsForTwoParties,
    parties: [
      { adults: 2, children: [] },
      { adults: 2, children: [5, 8] },
    ],
    choices: [null, null],
  }),
};
export const NowruzRestrictions: Story = {
  render: inPage(PropertyScreen, {
    ...withStay,
    stay: { ...stay, checkIn: "2027-03-20", checkOut: "2027-03-21", lengthOfStay: 1 },
    rooms: propertyRoomsAtNowruz,
  }),
};
export const BlockedNoPrice: Story = { render: inPage(PropertyScreen, blockedBy("no_price")) };
export const BlockedUnavailable: Story = { render: inPage(PropertyScreen, blockedBy("unavailable")) };
export const BlockedArrival: Story = { render: inPage(PropertyScreen, blockedBy("closed_to_arrival")) };
export const BlockedDeparture: Story = { render: inPage(PropertyScreen, blockedBy("closed_to_departure")) };
export const BlockedMinimumStay: Story = { render: inPage(PropertyScreen, blockedBy("min_stay")) };
export const BlockedMaximumStay: Story = { render: inPage(PropertyScreen, blockedBy("max_stay")) };

/** The open rooms of the stay, each with a cheaper rate on request beside the instantly confirmed one. */
const roomsAtTwoRates = {
  ...propertyRooms,
  parties: propertyRooms.parties.map((party) => ({
    ...party,
    room_types: party.room_types.map((room) => ({
      ...room,
      plans: room.plans.flatMap((plan) => [
        {
          ...plan,
          rate_plan_id: plan.rate_plan_id + 100_000,
          total: plan.total - 20_000_000,
          confirmation: "on_request" as const,
        },
        plan,
      ]),
    })),
  })),
};
const leastAtOnce = { fa: /^از ۱۹٬۵۵۴٬۰۰۰ تومان$/, en: /^from 19,554,000 toman$/i };

/** With the filters of the list: its rates come first, and the least price is of one of them. */
export const WithTheListsFilters: Story = {
  ...stage({
    address: `${atStay.address}&online=true`,
    answers: { ...propertyAnswers, [`${call}/rooms`]: roomsAtTwoRates },
  }),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const locale = globals["locale"] as "fa" | "en";
    await expect(canvas.getByText(leastAtOnce[locale])).toBeVisible();
    const [plan] = [...canvasElement.querySelectorAll("[data-plan]")];
    await expect(Number(plan?.getAttribute("data-plan"))).toBeLessThan(100_000);
    const choose = within(plan as HTMLElement).getByRole("link");
    await expect(choose).toHaveAttribute("href", expect.stringContaining("online=true"));
    const remove = canvas.getByRole("link", { name: /^(حذف فیلتر: ?تأیید آنی|Remove filter: ?Instant confirmation)$/ });
    await expect(remove).not.toHaveAttribute("href", expect.stringContaining("online"));
  },
};

/** No rate matches the wishes: the prices are labelled as others'. */
export const NoRateOfTheListsFilters: Story = {
  ...stage({ ...atStay, address: `${atStay.address}&cancellable=true&meal=full_board` }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/قیمت‌ها برای نرخ‌های دیگر است|the prices shown are for other rates/);
  },
};

const nine = [{ adults: 9, children: [] }];
/** Nine people fit no room: the same stay in more rooms is one tap away. */
export const TooManyForARoom: Story = {
  render: inPage(PropertyScreen, {
    ...blockedBy("capacity"),
    stay: { ...stay, rooms: "9", parties: nine },
    parties: nine,
  }),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", {
      name: /^(۹ نفر در [۲-۵] اتاق|9 travellers in [2-5] rooms)$/,
    });
    await expect(link).toHaveAttribute("href", expect.stringMatching(/rooms=\d(%3B|;)\d.*#rooms$/));
  },
};

const firstChoice = chosen[0];
const otherDates: PropertyData["otherDates"] = [
  { checkIn: "2026-12-04", lengthOfStay: 3, total: 142_500_000, choice: "2273-22731" },
  { checkIn: "2026-11-27", lengthOfStay: 3, total: 139_000_000, choice: null },
];
const sold: PropertyData = {
  ...withStay,
  rooms: soldOut(propertyRooms, firstChoice?.roomTypeId ?? 0),
  choices: chosen,
  otherDates,
};
/** A room of the address that is sold out by now: its name, rooms like it, other dates. */
export const SoldMeanwhile: Story = {
  render: inPage(PropertyScreen, sold),
  play: async ({ canvasElement }) => {
    const notice = canvasElement.querySelector("#lost") as HTMLElement;
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(within(notice).getByRole("alert")).toHaveTextContent(
      /را مسافر دیگری رزرو کرد|Someone else has booked/,
    );
    await expect(within(notice).getAllByRole("link").length).toBeGreaterThan(otherDates.length);
  },
};
/** The rate is gone, the room is not: another plan of it comes first. */
export const RateGone: Story = {
  render: inPage(PropertyScreen, {
    ...withStay,
    choices: [{ roomTypeId: firstChoice?.roomTypeId ?? 0, ratePlanId: 1 }],
  }),
};
/** Nothing is free: one notice says for which nights, with the nearest days and the way to other places; the rooms are only what they are. */
export const SoldOutAltogether: Story = {
  render: inPage(PropertyScreen, () => {
    const nights = ["2026-12-01", "2026-12-02", "2026-12-03"] as const;
    const full = blockedBy("unavailable");
    const blocking = nights.map((date) => ({ reason: "unavailable" as const, date, nights: null }));
    return {
      ...full,
      rooms: full.rooms && {
        ...full.rooms,
        parties: full.rooms.parties.map((party) => ({
          ...party,
          room_types: party.room_types.map((room) => ({
            ...room,
            plans: room.plans.map((plan) => ({ ...plan, blocking })),
          })),
        })),
      },
      otherDates: otherDates.map((dates) => ({ ...dates, choice: null })),
    };
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const nights = canvas.getAllByText(
      /^(شب‌های ۱۰ تا ۱۲ آذر ۱۴۰۵ اتاق خالی نیست\.|No room available for the nights .*)$/,
    );
    await expect(nights).toHaveLength(1);
    await expect(canvasElement.querySelectorAll("[data-plan]")).toHaveLength(0);
    await expect(canvas.queryByText(/^(انتخاب شما|Your choice)$/)).toBeNull();
    const near = canvas.getByRole("link", { name: /^(۶ تا ۹ آذر|27 to 30 November)/ });
    await expect(near).toHaveAttribute("href", expect.stringMatching(/check_in=2026-11-27.*#rooms$/));
    const others = canvas.getByRole("link", { name: /^(اقامتگاه‌های اصفهان|Properties in Isfahan)/ });
    await expect(others).toHaveAttribute("href", expect.stringContaining("destination_id=city-2"));
  },
};
/** Nothing else fits: only other dates are offered. */
export const SoldWithNothingElse: Story = {
  render: inPage(PropertyScreen, {
    ...sold,
    rooms: propertyRooms.parties
      .flatMap(({ room_types }) => room_types)
      .reduce((rooms, { id }) => soldOut(rooms, id), propertyRooms),
  }),
};
/** One of two rooms is chosen, the other was sold: the sum is called partial. */
export const SecondRoomSold: Story = {
  render: inPage(PropertyScreen, () => {
    const [one, two] = propertyRoomsForTwoParties.parties.map(({ room_types }) => roomsInOrder(room_types));
    const choiceOf = (room: (typeof propertyRooms)["parties"][number]["room_types"][number] | undefined) => {
      const plan = room && cheapestPlan(room);
      return room && plan ? { roomTypeId: room.id, ratePlanId: plan.rate_plan_id } : null;
    };
    const second = two?.find(({ id }) => id !== one?.[0]?.id);
    return {
      ...withStay,
      rooms: soldOut(propertyRoomsForTwoParties, second?.id ?? 0),
      parties: [
        { adults: 2, children: [] },
        { adults: 2, children: [5, 8] },
      ],
      choices: [choiceOf(one?.[0]), choiceOf(second)],
      otherDates,
    };
  }),
};
/** The last room is the first party's: the second one, pressing it, gets the notice there. */
export const LastOneTwice: Story = (() => {
  const [one, two] = propertyRoomsForTwoParties.parties;
  const shared = two?.room_types.find(
    ({ id, plans }) => plans.some(isOpen) && one?.room_types.some((room) => room.id === id),
  );
  const plan = shared?.plans.find(isOpen);
  const choice = `${shared?.id}-${plan?.rate_plan_id}`;
  return {
    ...stage({
      address: `${path}?check_in=2026-12-01&length_of_stay=3&rooms=2%3B2%2C5%2C8&choice=${choice}%3B0`,
      answers: { ...propertyAnswers, [`${call}/rooms`]: lastOne(propertyRoomsForTwoParties, shared?.id ?? 0) },
    }),
    play: async ({ canvasElement }) => {
      const row = canvasElement.querySelector(`#plan-2-${plan?.rate_plan_id}`) as HTMLElement;
      const pressed = within(row).getByRole("link", { name: /^(انتخاب|Select) / });
      await userEvent.click(pressed);
      const notice = await waitFor(() => {
        const place = canvasElement.querySelector("#lost");
        expect(place).toHaveFocus();
        return place as HTMLElement;
      });
      await expect(within(notice).getByRole("alert")).toHaveTextContent(/^(اتاق ۲|Room 2)/);
      await expect(row).toContainElement(notice);
      await expect(notice.getBoundingClientRect().top - pressed.getBoundingClientRect().bottom).toBeLessThan(200);
    },
  };
})();
/** Booked a moment too late: the refusal is shown, the page reloads and names the room. */
export const SoldWhileBooking: Story = (() => {
  let isSold = false;
  return {
    ...stage({
      address: `${path}?check_in=2026-12-01&length_of_stay=3&choice=${firstChoice?.roomTypeId}-${firstChoice?.ratePlanId}`,
      answers: {
        ...propertyAnswers,
        [`${call}/rooms`]: () => (isSold ? sold.rooms : propertyRooms),
        "reserve/v2/quote": () => {
          isSold = true;
          throw new Refused("sold_out");
        },
      },
      begin: () => {
        isSold = false;
      },
    }),
    play: async ({ canvasElement, globals }) => {
      const canvas = within(canvasElement);
      await userEvent.click(
        await canvas.findByRole("button", { name: /^(رزرو و ورود مشخصات|Book and enter details)$/ }),
      );
      await waitFor(() => expect(canvasElement.querySelector("#lost")).toHaveFocus());
      const change = { name: /^(تغییر تاریخ|Change dates)$/ };
      const said = canvas.getAllByRole("alert").filter((alert) => within(alert).queryByRole("link", change) !== null);
      await expect(said.length).toBeGreaterThan(0);
      for (const alert of said) await expect(alert).toHaveTextContent(saidOf("sold_out", localeOf(globals.locale)));
    },
  };
})();
export const Inactive: Story = {
  render: inPage(PropertyScreen, {
    ...withoutStay,
    details: {
      ...propertyDetails,
      is_active: false,
      is_bookable: false,
      inactive_reason_fa: "برای بازسازی بسته است.",
      inactive_reason_en: "It is closed for renovation.",
    },
    calendar: [],
  }),
};
export const NoComments: Story = {
  render: inPage(PropertyScreen, {
    ...withoutStay,
    details: { ...propertyDetails, rating: { average: null, count: 0, by_score: {} } },
    comments: {
      ...propertyComments,
      items: [],
      total: 0,
      summary: { average: null, count: 0, by_score: {}, by_type: [] },
    },
    questions: { ...propertyQuestions, items: [], total: 0 },
  }),
};
/** The worst first, each with its host's reply; the order stays with another kind of trip. */
export const LowestRatedCommentsFirst: Story = {
  render: inPage(PropertyScreen, { ...withoutStay, comments: propertyCommentsLowestFirst }),
  play: async ({ canvasElement }) => {
    const comments = canvasElement.querySelector<HTMLElement>("#comments");
    if (comments === null) throw new Error("The page has comments");
    const canvas = within(comments);
    await expect(canvas.getByRole("link", { name: /^(پایین‌ترین امتیاز|Lowest rating)$/ })).toHaveAttribute(
      "aria-current",
      "true",
    );
    const name = new RegExp(`(پاسخ ${propertyDetails.name_fa}|Reply from ${propertyDetails.name_en})`);
    await expect(canvas.getAllByText(name)[0]).toBeVisible();
    const family = canvas.getByRole("link", { name: /^(خانوادگی|Family)/ });
    await expect(family).toHaveAttribute("href", expect.stringContaining("comment_sort=lowest&comment_type=family"));
    await expect(canvas.getByRole("link", { name: /^(جدیدترین|Newest)$/ })).not.toHaveAttribute(
      "href",
      expect.stringContaining("comment_sort"),
    );
  },
};
export const PartsFailed: Story = {
  render: inPage(PropertyScreen, {
    ...withoutStay,
    calendar: null,
    comments: null,
    questions: null,
    similar: null,
    suggested: null,
    extraFacilities: null,
  }),
};
/** The nights before and without scripts: no price is broken, neither within a word nor before its unit. */
export const NightsWithoutScripts: Story = {
  globals: { viewport: { value: "phone" } },
  render: withWords(
    <NightList
      days={propertyCalendar.map((day, at) => (at === 3 ? { ...day, state: "open", min_price: 1_437_000_000 } : day))}
    />,
  ),
  play: async ({ canvasElement }) => {
    const prices = [...canvasElement.querySelectorAll("strong")];
    await expect(prices.length).toBeGreaterThan(20);
    await document.fonts.ready;
    for (const price of prices) {
      const range = document.createRange();
      range.selectNodeContents(price);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      await expect(`${price.textContent}: ${lines.size}`).toBe(`${price.textContent}: 1`);
      await expect(price.scrollWidth).toBeLessThanOrEqual(price.clientWidth);
    }
  },
};
export const StayRefused: Story = {
  render: inPage(PropertyScreen, (locale) => ({
    ...withoutStay,
    stay,
    roomErrors: [{ name: "check_in", code: "past_date", params: {}, message: refusal("past_date", {}, locale) }],
  })),
};

const words = { ...at, actions: { isLoggedIn: () => true } };
const eligibility = `${call}/comment-eligibility`;
const stayed = { eligible: true, reason: null, confirmation_code: "stayed" };
const writeButton = { name: /^(نوشتن نظر|Write a review)$/ };

/** R149: only guests who stayed may comment. */
export const NoStayToCommentOn: Story = {
  ...stage({
    ...words,
    answers: { ...at.answers, [eligibility]: { eligible: false, reason: "no_stay", confirmation_code: null } },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", writeButton));
    await canvas.findByText(/پس از اقامت در این اقامتگاه|after you have stayed here/);
  },
};

/** Scores, a kind of trip and words; missing ones are reported in place, and receive the focus. */
export const WritingAComment: Story = {
  ...stage({ ...words, answers: { ...at.answers, [eligibility]: stayed, [`${call}/comments`]: propertyComments } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", writeButton));
    const send = await canvas.findByRole("button", { name: /^(ارسال نظر|Send review)$/ });
    await userEvent.click(send);
    const groups = canvas.getAllByRole("radiogroup");
    await expect(groups).toHaveLength(6);
    await waitFor(() => expect(groups[0]).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement));
    for (const group of groups) await userEvent.click(within(group).getAllByRole("radio")[4] as HTMLElement);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /^(نوع سفر|Trip type)$/ }), "family");
    await userEvent.type(canvas.getByLabelText(/^(نظر شما|Your review)$/), "حیاط زیبا و آرام");
    await userEvent.click(send);
    await canvas.findByText(/پس از بررسی منتشر می‌شود|will be published after moderation/);
  },
};

export const AskingAQuestion: Story = {
  ...stage(words),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ask = /^(پرسش از اقامتگاه|Ask the property)$/;
    await userEvent.click(await canvas.findByRole("button", { name: ask }));
    const field = await canvas.findByRole("textbox", { name: /پرسش از اقامتگاه|Ask the property/ });
    const send = canvas.getByRole("button", { name: /ارسال پرسش|Send question/ });
    await userEvent.click(send);
    await expect(field).toHaveAccessibleDescription(REQUIRED);
    await userEvent.type(field, "پول");
    await userEvent.click(send);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await userEvent.type(field, " را کجا می‌پردازیم؟");
    await userEvent.click(send);
    await canvas.findByText(/پرسش شما ثبت شد|Question sent/);
    await expect(field).toHaveValue("");
  },
};
