import { privateHead } from "#app/src/features/own/private-head.ts";

export const head = privateHead("reserve.status.title");
