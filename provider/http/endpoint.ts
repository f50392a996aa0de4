import type { z } from "zod";
import type { Call } from "#domain/contract/call.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { Refusal } from "../envelope.ts";
import type { Services } from "../services.ts";
import type { QueryShape } from "./query.ts";

/** What a call is asked with, read and checked. */
export type Asked<Query> = {
  query: Query;
  /** The parts of the path in braces, decoded. */
  params: Readonly<Record<string, string>>;
  locale: Locale;
  /** Who is at the other end, as far as we can know. */
  clientAddress: string;
};

/** One call of the contract and what answers it. A GET with `query` of its own shape; the answer is a value or a refusal. */
export type Endpoint<S extends QueryShape = QueryShape> = {
  call: Call;
  query: S;
  answer(asked: Asked<z.output<S>>, services: Services): Promise<unknown | Refusal> | unknown | Refusal;
};

/** Declares an endpoint, so that `answer` sees the type of its own query. */
export const endpoint = <S extends QueryShape>(declared: Endpoint<S>): Endpoint => declared as unknown as Endpoint;
