import { z } from "zod";
import { isoDate } from "#domain/contract/envelope.shapes.ts";
import { listQuery } from "#domain/contract/property.shapes.ts";
import { commentTypes } from "#domain/enums/enums.ts";

/** Queries that the contract does not spell: those of the calls here. */

export const listingQuery = listQuery.extend({ scope: z.enum(["iran", "international"]) });

const page = z.number().int().min(1).max(1000).default(1);
export const commentsQuery = z.strictObject({ type: z.enum(commentTypes).default("all"), page });
export const questionsQuery = z.strictObject({ page });
export const periodQuery = z.strictObject({ from: isoDate, to: isoDate });
export const nothing = z.strictObject({});
