import { addDays } from "#domain/calendar/arithmetic.ts";
import type { World } from "#fixtures/world/types.ts";

/** A row by the names of its columns. */
type Row = Record<string, unknown>;

/** The rows of the world by table, in the order in which they may be inserted. Nights are apart: see `top-up.ts`. */
export function worldRows(world: World): [table: string, rows: Row[]][] {
  const roomTypes = world.properties.flatMap((property) =>
    property.roomTypes.map((room) => ({ ...room, cityId: property.cityId })),
  );
  return [
    ["country", world.countries.map(snakeCase)],
    ["city", world.cities.map(({ districts: _, skyline: __, ...city }) => snakeCase(city))],
    ["attraction", world.attractions.map(snakeCase)],
    ["facility", world.facilities.map((facility) => ({ ...facility }))],
    ["cancellation_policy", world.cancellationPolicies.map((policy) => ({ ...policy }))],
    ["property", world.properties.map((property) => propertyRow(property, world))],
    ["room_type", roomTypes.map(({ plans: _, stock: __, ...room }) => ({ ...snakeCase(room), out_of_service: false }))],
    [
      "rate_plan",
      roomTypes.flatMap(({ plans, cityId }) => plans.map(({ baseRate: _, ...plan }) => snakeCase({ ...plan, cityId }))),
    ],
    [
      "comment",
      world.comments.map(({ daysAgo, replyDaysAgo, ...comment }) => ({
        ...snakeCase(comment),
        status: "published",
        date: addDays(world.from, -daysAgo),
        reply_date: replyDaysAgo === null ? null : addDays(world.from, -replyDaysAgo),
      })),
    ],
    [
      "question",
      world.questions.map(({ daysAgo, answers, ...question }) => ({
        ...snakeCase(question),
        status: "published",
        date: addDays(world.from, -daysAgo),
        answers: answers.map(({ daysAgo: answered, ...answer }) => ({
          ...snakeCase(answer),
          date: addDays(world.from, -answered),
        })),
      })),
    ],
    ["page", world.pages.map(snakeCase)],
    [
      "partner",
      world.partners.map(({ links, ...partner }) => ({ ...snakeCase(partner), links: links.map(snakeCase) })),
    ],
    [
      "subject",
      [
        ...world.categories.map((entry) => ({ kind: "category", ...snakeCase(entry) })),
        ...world.subjects.map((entry) => ({ kind: "subject", ...snakeCase(entry) })),
      ],
    ],
  ];
}

function propertyRow(
  { roomTypes: _rooms, childPolicy, horizon: _, extraFacilities, ...property }: World["properties"][number],
  world: World,
): Row {
  const averages = world.comments
    .filter((comment) => comment.propertyId === property.id)
    .map(({ scores }) => mean(Object.values(scores)));
  return {
    ...snakeCase(property),
    images: property.images.map(snakeCase),
    rules: property.rules.map(snakeCase),
    free_until: childPolicy.freeUntil,
    half_until: childPolicy.halfUntil,
    extra_facilities: extraFacilities && {
      ...snakeCase(extraFacilities),
      halls: extraFacilities.halls.map(snakeCase),
    },
    rating_average: averages.length > 0 ? Math.round(mean(averages) * 100) / 100 : null,
    rating_count: averages.length,
  };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The same object with its own keys as columns are named; its values stay. */
function snakeCase(value: object): Row {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), inner]),
  );
}
