import { describe, expect, test } from "vitest";
import { layOut, type RoomPlanData } from "./room-plan.ts";

const bare: RoomPlanData = {
  area: 24,
  double: 0,
  single: 0,
  sofa: 0,
  hasBath: false,
  hasBalcony: false,
  hasWindow: true,
};
const kinds = (room: Partial<RoomPlanData>) => layOut({ ...bare, ...room })?.pieces.map(({ kind }) => kind);

describe("The plan of a room", () => {
  test.each([8, 23, 40, 50])("of %i square metres has that area", (area) => {
    const layout = layOut({ ...bare, area });
    expect((layout?.width ?? 0) * (layout?.height ?? 0)).toBeCloseTo(area);
  });

  test("holds its beds, bath and balcony", () => {
    expect(kinds({ double: 1, hasBath: true })).toEqual(["double", "bath"]);
    expect(kinds({ single: 2, sofa: 1, area: 30, hasBalcony: true })).toEqual(["single", "single", "sofa", "balcony"]);
  });

  test("keeps all furniture within the walls and apart from each other, or is none", () => {
    const seen = { plans: 0, none: 0 };
    for (let area = 8; area <= 50; area += 2) {
      for (const [double, single, sofa] of [
        [1, 0, 0],
        [0, 2, 0],
        [1, 2, 1],
        [0, 4, 0],
        [2, 2, 1],
      ] as const) {
        const layout = layOut({ ...bare, area, double, single, sofa, hasBath: true });
        seen[layout === null ? "none" : "plans"] += 1;
        if (layout === null) continue;
        const { width, height, pieces } = layout;
        expect(pieces.filter(({ kind }) => kind !== "bath")).toHaveLength(double + single + sofa);
        for (const [index, one] of pieces.entries()) {
          expect(one.x).toBeGreaterThanOrEqual(0);
          expect(one.x + one.width).toBeLessThanOrEqual(width + 0.01);
          expect(one.y).toBeGreaterThanOrEqual(0);
          expect(one.y + one.height).toBeLessThanOrEqual(height + 0.01);
          for (const other of pieces.slice(index + 1)) {
            const apart = one.x + one.width <= other.x || other.x + other.width <= one.x;
            const above = one.y + one.height <= other.y || other.y + other.height <= one.y;
            expect(apart || above, `${area} m²: ${one.kind} on ${other.kind}`).toBe(true);
          }
        }
      }
    }
    expect(seen.plans).toBeGreaterThan(60);
    expect(seen.none).toBeGreaterThan(5);
    expect(layOut({ ...bare, area: 14, single: 8 })).toBeNull();
    expect(layOut({ ...bare, area: 90 })).toBeNull();
  });
});
