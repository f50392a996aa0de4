import type { SightKind } from "#domain/enums/sight-kinds.ts";
import type { Drawing } from "../sight.ts";
import { builtKinds } from "./built-kinds.ts";
import { landKinds } from "./land-kinds.ts";
import { worshipKinds } from "./worship-kinds.ts";

/** Every kind has a drawing of its own. */
export const kindDrawings: Readonly<Record<SightKind, Drawing>> = { ...builtKinds, ...worshipKinds, ...landKinds };
