import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TravellerFields } from "#app/src/features/traveller/TravellerFields.tsx";
import { emptyPerson, forLater, nationalityOf, type PersonDraft } from "#app/src/features/traveller/traveller-draft.ts";
import { PageProviders } from "#app/src/page/PageProviders.tsx";
import { storyEnvironment, wordsOfStories } from "#app/src/page/story-environment.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { type PersonField, personFields } from "#domain/validation/passenger-fields.ts";
import { askedOnly } from "#domain/validation/passenger-form.ts";
import type { Trip } from "#domain/validation/trip.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { me } from "#fixtures/answers/traveller.ts";
import { personalOf } from "./keep-travellers.ts";
import {
  askedOf,
  contactSeat,
  emptySeats,
  faultsOf,
  filledWith,
  firstNationality,
  followed,
  mayAnswer,
  type Seat,
  seatsOfTravellers,
  startingFrom,
  supervised,
  travellersOf,
  warningsOf,
  withContact,
} from "./seats.ts";
import { TravellerSeat } from "./TravellerSeat.tsx";

const environment = storyEnvironment({ locale: "fa" });
const countries = ["IR", "DE", "AF"].map((iso2, id) => ({ id, iso2, name_fa: iso2, name_en: iso2 }));
const tripOf = (scope: Trip["scope"], kind: Trip["kind"] = "stay"): Trip => ({
  kind,
  scope,
  travelDate: "2026-12-20",
  returnDate: "2026-12-23",
});

/** The fields that the form draws for a seat, by the places that its summary of faults leads to; in the order of the rules. */
function shownFor({ person, isSupervisor }: Seat, trip: Trip): string[] {
  const page = renderToStaticMarkup(
    <PageProviders environment={environment} t={wordsOfStories.fa.t}>
      <TravellerFields
        person={person}
        onChange={() => {}}
        errors={{}}
        countries={countries}
        product={trip.kind}
        scope={trip.scope}
        needsLatinNames={trip.needsLatinNames}
        travellerRole={isSupervisor ? "supervisor" : "traveller"}
        section="section-p1"
        idPrefix="seat"
      />
    </PageProviders>,
  );
  const shown = new Set([...page.matchAll(/id="seat\.(\w+)"/g)].map(([, field]) => field));
  return personFields.filter((field) => shown.has(field));
}

/** The labels of a traveller's form in its order, each read from the control that it belongs to. */
function readBy(seat: Seat, trip: Trip, locale: Locale): string[] {
  const page = renderToStaticMarkup(
    <PageProviders environment={storyEnvironment({ locale })} t={wordsOfStories[locale].t}>
      <TravellerSeat
        id={0}
        seat={seat}
        title="1"
        errors={{}}
        saved={[]}
        countries={countries}
        warnings={{}}
        trip={trip}
        fold={null}
        canSupervise={trip.kind !== "flight"}
        onChange={() => {}}
        onVisit={() => {}}
        onUse={() => {}}
        onSupervise={() => {}}
      />
    </PageProviders>,
  );
  return page
    .split('id="travellers.0.')
    .slice(1)
    .map((place) => {
      const [, label = ""] = /<(?:label|legend)[^>]*>(?:<input[^>]*><span[^>]*>)?([^<]+)/.exec(place) ?? [];
      return /<(?:input|select)\b/.test(place) ? label : `${label}: nothing to fill in`;
    });
}

/** A value that no rule accepts, for each field. */
const WRONG: Readonly<Record<PersonField, string>> = {
  first_name_fa: "Ali",
  last_name_fa: "Karimi",
  first_name_en: "علی",
  last_name_en: "کریمی",
  gender: "x",
  birth_date: "1399-12-31",
  nationality: "Iran",
  national_code: "123",
  passport_number: "۱",
  passport_issuer: "x".repeat(100),
  passport_issuing_country: "Iran",
  passport_expires_on: "2020-01-01",
  mobile: "0912",
  email: "x@",
};
const judgedIn = (seat: Seat, trip: Trip): string[] =>
  personFields.filter((field) =>
    // A country decides which fields there are; what is no country stands at its own field.
    faultsOf([{ ...seat, person: { ...seat.person, [field]: WRONG[field] } }], trip).some(
      (fault) => fault.field === field,
    ),
  );

const place = { room: 0, age: null, ageGroup: "adult" } as const;
const seatOf = (person: Partial<PersonDraft>, isSupervisor = true): Seat => ({
  place,
  person: { ...emptyPerson, ...person },
  isSupervisor,
});
const nahid = {
  first_name_fa: "ناهید",
  last_name_fa: "فرهمند",
  gender: "female",
  birth_date: "1370-03-01",
  national_code: "0084575948",
} as const;
const home = tripOf("domestic");
const told = (seats: readonly Seat[], trip = home) =>
  faultsOf(seats, trip).map(({ field, code }) => `${field} ${code}`);

describe("travellers who were saved", () => {
  it("come back with their date of birth in the calendar of the visitor's language", () => {
    const { travellers } = reservationIn.ready_to_pay;
    const saved = travellers.slice(0, 1).map((one) => ({ ...one, birth_date: "1991-05-22" as const }));
    const born = (locale: "fa" | "en") =>
      seatsOfTravellers(saved, [{ ...place, room: saved[0]?.room ?? 0 }], locale)?.[0]?.person.birth_date;
    expect([born("fa"), born("en")]).toEqual(["1370-03-01", "1991-05-22"]);
  });
});

describe("fields that are not on the page", () => {
  it("a saved guest's expired passport does not block a domestic stay", () => {
    const guest = {
      ...nahid,
      mobile: "09121234567",
      passport_number: "A12345678",
      passport_issuing_country: "IR",
      passport_expires_on: "2020-01-01",
    };
    expect(told([seatOf(guest)])).toEqual([]);
    expect(told([seatOf(guest)], tripOf("international"))).toContain("passport_expires_on passport_expired");
    expect(travellersOf([seatOf(guest)], home)[0]).not.toHaveProperty("passport_number");
  });

  it("a passport number typed before the nationality went back to Iran waits in the draft", () => {
    const german = seatOf({ ...nahid, mobile: "09121234567", nationality: "DE", passport_number: "C01X00T47" });
    const iranian = { ...german, person: { ...german.person, nationality: "IR" } };
    expect(told([iranian])).toEqual([]);
    expect(iranian.person.passport_number).toBe("C01X00T47");
    expect(askedOf(german, home).passport_number).toBe("C01X00T47");
  });

  it("half a mobile number typed before another traveller became the room's contact is not looked at", () => {
    const other = { ...nahid, first_name_fa: "سارا", national_code: "0499370899", mobile: "09121234567" };
    expect(told([seatOf({ ...nahid, mobile: "0912" }, false), seatOf(other)])).toEqual([]);
  });

  it("what differs only in a field that is not there is no duplicate, and warns of nothing", () => {
    const passport = { passport_number: "A12345678", passport_expires_on: "2027-01-01" };
    const both = [
      seatOf({ ...nahid, ...passport, mobile: "09121234567" }),
      seatOf({ ...nahid, ...passport, national_code: "0499370899" }, false),
    ];
    expect(told(both)).toEqual([]);
    expect(warningsOf(both, home)).toEqual([]);
    expect(warningsOf(both, tripOf("international"))).toHaveLength(2);
  });
});

const value = (field: PersonField): fc.Arbitrary<string> =>
  field === "nationality"
    ? fc.constantFrom("IR", "DE", "AF")
    : fc.constantFrom("", WRONG[field], field === "mobile" ? "09121234567" : "A12345678", "ناهید", "2030-01-01");
const change = fc
  .constantFrom(...personFields)
  .chain((field) => value(field).map((text) => ({ field, text })))
  .map(({ field, text }) => ({ kind: "type" as const, field, text }));
const changes = fc.array(fc.oneof({ weight: 9, arbitrary: change }, fc.constant({ kind: "supervise" as const })), {
  maxLength: 25,
});

const PERSIAN = {
  name: ["نام", "نام خانوادگی"],
  latin: ["نام به لاتین", "نام خانوادگی به لاتین"],
  gender: "جنسیت",
  born: "تاریخ تولد",
  passport: ["شمارهٔ گذرنامه", "مرجع صدور گذرنامه", "کشور صادرکنندهٔ گذرنامه", "تاریخ انقضای گذرنامه"],
  contact: ["شمارهٔ موبایل", "ایمیل"],
  supervisor: "سرپرست اتاق (در پذیرش پاسخ‌گوی این اتاق است)",
};
const ENGLISH: typeof PERSIAN = {
  name: ["First name (Persian)", "Last name (Persian)"],
  latin: ["First name (Latin letters)", "Last name (Latin letters)"],
  gender: "Gender",
  born: "Date of birth",
  passport: ["Passport number", "Passport issuer", "Passport issuing country", "Passport expiry"],
  contact: ["Mobile number", "Email"],
  supervisor: "Room contact (answers for this room at reception)",
};

describe.each([
  ["fa", "ملیت", "کد ملی", PERSIAN],
  ["en", "Nationality", "National code", ENGLISH],
] as const)("R104 the form of a traveller in %s reads", (locale, nationality, code, words) => {
  const { name, latin, gender, born, passport, contact, supervisor } = words;
  const names = locale === "en" ? [...latin, ...name] : [...name, ...latin];
  const abroad = [nationality, gender, ...names, born, ...passport];
  const foreigner = [nationality, gender, ...latin, born, ...passport];
  it.each<readonly [string, Trip, string, boolean, readonly string[]]>([
    ["a stay at home", home, "IR", true, [nationality, gender, ...name, born, code, ...contact, supervisor]],
    ["a stay at home, not its contact", home, "IR", false, [nationality, gender, ...name, born, code, supervisor]],
    ["a stay at home, from abroad", home, "DE", true, [...foreigner, ...contact, supervisor]],
    ["a stay abroad", tripOf("international"), "IR", true, [...abroad, ...contact, supervisor]],
    ["a tour abroad", tripOf("international", "tour"), "IR", false, [...abroad, supervisor]],
    ["a tour abroad, from abroad", tripOf("international", "tour"), "DE", false, [...foreigner, supervisor]],
    ["a flight abroad", tripOf("international", "flight"), "IR", true, [...abroad, ...contact]],
    [
      "a flight at home, whose ticket is in Latin letters",
      { ...tripOf("domestic", "flight"), needsLatinNames: true },
      "IR",
      true,
      [nationality, gender, ...names, born, code, ...contact],
    ],
  ])("for %s", (_, trip, country, isSupervisor, labels) => {
    expect(readBy(seatOf({ nationality: country }, isSupervisor), trip, locale)).toEqual(labels);
  });
});

it("R104 for every product, trip, nationality and role, whatever is changed in whatever order, the fields shown are those judged and those sent, and nothing typed is lost", () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Trip["kind"]>("stay", "tour", "flight"),
      fc.constantFrom<Trip["scope"]>("domestic", "international"),
      fc.boolean(),
      changes,
      fc.boolean(),
      (kind, scope, first, all, needsLatinNames) => {
        const trip = { ...tripOf(scope, kind), needsLatinNames };
        const typed: Record<string, string> = {};
        let seat = seatOf({}, first);
        for (const one of all) {
          if (one.kind === "supervise") seat = { ...seat, isSupervisor: !seat.isSupervisor };
          else {
            typed[one.field] = one.text;
            seat = { ...seat, person: { ...seat.person, [one.field]: one.text } };
          }
        }
        const shown = shownFor(seat, trip);
        expect(judgedIn(seat, trip)).toEqual(shown);
        expect(personFields.filter((field) => field in (travellersOf([seat], trip)[0] ?? {}))).toEqual(shown);
        expect(seat.person).toMatchObject(typed);
      },
    ),
    { numRuns: 300 },
  );
});

it("the same holds for a person who is kept for later bookings", () => {
  for (const nationality of ["IR", "DE"]) {
    const person = { ...emptyPerson, nationality };
    expect(shownFor(seatOf(person, false), { ...home, ...forLater })).toEqual(Object.keys(askedOnly(person, forLater)));
  }
});

describe("a nationality that was said", () => {
  const of = (seats: readonly Seat[]) => seats.map(({ person }) => person.nationality);
  const said = (seats: readonly Seat[], at: number, nationality: string) =>
    followed(seats, seats.with(at, { ...seats[at]!, person: { ...seats[at]!.person, nationality } }), at);
  const empty = emptySeats([place, place, place]);

  it("is where those after it start", () => {
    expect(of(said(empty, 0, "DE"))).toEqual(["DE", "DE", "DE"]);
    expect(of(said(empty, 1, "DE"))).toEqual(["IR", "DE", "DE"]);
  });

  it("is where all start once the saved travellers say it with one voice", () => {
    expect(
      [[{ nationality: "DE" }, { nationality: "DE" }], [{ nationality: "DE" }, { nationality: "IR" }], []].map(
        nationalityOf,
      ),
    ).toEqual(["DE", undefined, undefined]);
    const [first, second, third] = withContact(empty, "09120000007");
    const typed = { ...second!, person: { ...second!.person, first_name_fa: "ناهید" } };
    expect(of(startingFrom([first!, typed, third!], "DE"))).toEqual(["DE", "IR", "DE"]);
  });

  it("starts from the passports that the party has said, and asks each of several", () => {
    expect([firstNationality("iranian"), firstNationality("foreign"), firstNationality("mixed")]).toEqual([
      "IR",
      "",
      "",
    ]);
    expect([firstNationality("iranian", "DE"), firstNationality("foreign", "DE")]).toEqual(["DE", "DE"]);
    expect([firstNationality("foreign", "IR"), firstNationality("mixed", "DE")]).toEqual(["", ""]);
    const unsaid = emptySeats([place, place], "");
    expect(of(startingFrom(unsaid, "DE", ""))).toEqual(["DE", "DE"]);
  });

  it("changes no traveller of whom something was typed, and no other nationality that was chosen", () => {
    const typed = empty.with(1, { ...empty[1]!, person: { ...emptyPerson, first_name_fa: "ناهید" } });
    expect(of(said(typed, 0, "DE"))).toEqual(["DE", "IR", "DE"]);
    expect(of(said(said(empty, 2, "AF"), 0, "DE"))).toEqual(["DE", "DE", "AF"]);
  });
});

describe("the number that one has just logged in with", () => {
  const places = [0, 0, 1].map((room) => ({ ...place, room }));
  const mobiles = (seats: readonly Seat[]) => seats.map(({ person }) => person.mobile);

  it("is the first room's contact's, where none was typed", () => {
    const seats = emptySeats(places);
    expect(mobiles(withContact(seats, "09120000007"))).toEqual(["09120000007", "", ""]);
    const typed = seats.with(0, { ...seats[0]!, person: { ...emptyPerson, mobile: "0912" } });
    expect(mobiles(withContact(typed, "09120000007"))).toEqual(["0912", "", ""]);
    const other = seats.map((seat, index) => ({ ...seat, isSupervisor: index === 1 }));
    expect(mobiles(withContact(other, "09120000007"))).toEqual(["", "09120000007", ""]);
  });

  it("stays when a saved guest without a number takes the contact's place", () => {
    const contact = seatOf({ mobile: "09120000007" });
    expect(filledWith({ ...emptyPerson, ...nahid }, contact).mobile).toBe("09120000007");
    expect(filledWith({ ...emptyPerson, ...nahid, mobile: "09121234567" }, contact).mobile).toBe("09121234567");
    const other = { ...contact, isSupervisor: false };
    expect(filledWith({ ...emptyPerson, ...nahid }, other).mobile).toBe("");
  });
});

describe("another adult who answers for the room", () => {
  const places = [0, 0, 1].map((room) => ({ ...place, room }));
  const [first, ...others] = emptySeats(places);
  const seats = [{ ...first!, person: { ...first!.person, mobile: "09120000007", email: "a@example.org" } }, ...others];

  it("is reached as the one before, unless another number was typed, and nothing typed is lost", () => {
    const after = supervised(seats, 1);
    expect(after.map(({ isSupervisor }) => isSupervisor)).toEqual([false, true, true]);
    expect(after.map(({ person }) => person.mobile)).toEqual(["09120000007", "09120000007", ""]);
    expect(after[1]?.person.email).toBe("a@example.org");
    const typed = seats.with(1, { ...seats[1]!, person: { ...emptyPerson, mobile: "09121234567" } });
    expect(supervised(typed, 1)[1]?.person.mobile).toBe("09121234567");
    expect(contactSeat(after)).toBe(1);
  });

  it("is asked about where there is a choice alone", () => {
    expect(seats.map((_, at) => mayAnswer(seats, at))).toEqual([true, true, false]);
    const without = seats.map((seat) => ({ ...seat, isSupervisor: false }));
    expect(mayAnswer(without, 2)).toBe(true);
  });
});

describe("the profile after the first booking", () => {
  const nameless = { ...me, first_name_fa: null, last_name_fa: null, first_name_en: null, last_name_en: null };
  const own = seatOf({ ...nahid, mobile: "0912 000 0007" });
  const booked = { seats: [seatOf(nahid, false), own], trip: home, saved: [], user: nameless };

  it("is what was typed for the contact whose number is the user's", () => {
    expect(personalOf(booked)).toEqual({ ...nahid, first_name_en: null, last_name_en: null, nationality: "IR" });
  });

  it("is a foreigner's by the name of the passport", () => {
    const anna = { first_name_en: "ANNA", last_name_en: "MUELLER", birth_date: "1986-07-03", gender: "female" };
    const foreign = seatOf({ ...anna, nationality: "DE", mobile: "09120000007", first_name_fa: "آنا" });
    expect(personalOf({ ...booked, seats: [foreign] })).toEqual({
      ...anna,
      first_name_fa: null,
      last_name_fa: null,
      national_code: null,
      nationality: "DE",
    });
  });

  it("is not an Iranian's who was asked for a passport alone", () => {
    const abroad = { ...booked, trip: { ...home, scope: "international" as const } };
    expect(personalOf(abroad)).toBeNull();
  });

  it("is left as it is where it has a name, where the contact is another, and where no user is known", () => {
    expect(personalOf({ ...booked, user: me })).toBeNull();
    expect(personalOf({ ...booked, user: null })).toBeNull();
    expect(personalOf({ ...booked, seats: [seatOf({ ...nahid, mobile: "09121234567" })] })).toBeNull();
  });
});

describe("a traveller without a nationality", () => {
  const unsaid = seatOf({ nationality: "" });
  it.each([
    ["at home", home],
    ["abroad", tripOf("international")],
    ["of a flight", tripOf("domestic", "flight")],
  ])("is asked for it first, and %s only for what anybody is asked for", (_, trip) => {
    const shown = shownFor(unsaid, trip);
    const everywhere = ["IR", "DE"].map((nationality) => shownFor(seatOf({ nationality }), trip));
    expect(shown).toEqual(everywhere[0]!.filter((field) => everywhere[1]!.includes(field)));
    expect(shown[0]).toBe("nationality");
    const faults = told([unsaid], trip);
    expect(faults[0]).toBe("nationality required");
    expect(faults.map((fault) => fault.split(" ")[0]).filter((field) => !shown.some((one) => one === field))).toEqual(
      [],
    );
  });
  it("reads the question before the others, with an answer to choose", () => {
    const [first] = readBy(unsaid, home, "en");
    expect(first).toBe("Nationality");
  });
});
