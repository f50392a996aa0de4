import { z } from "zod";
import type { Call } from "#domain/contract/call.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { Queryable } from "../database/database.ts";
import type { Refusal } from "../envelope.ts";
import type { Services } from "../services.ts";
import type { Principal } from "./principal.ts";
import type { QueryShape } from "./query.ts";

/** What a call is asked with, read and checked. */
export type Asked<Query, Body = undefined> = {
  query: Query;
  body: Body;
  /** The parts of the path in braces, decoded. */
  params: Readonly<Record<string, string>>;
  locale: Locale;
  /** Who calls. The machinery has compared it with the call's `who`. */
  principal: Principal;
  /** Who is at the other end, as far as we can know. */
  clientAddress: string;
  /** A browser calls: it sends `Sec-Fetch-Site`. */
  isBrowser: boolean;
};

/** A value, or why there is none. */
export type Answer = unknown | Refusal;

/** The shape of a body: strict, so that a misspelt field is told and not ignored. */
export type BodyShape = z.ZodObject;

/** One call of the contract and what answers it. */
export type Endpoint =
  | {
      kind: "read";
      call: Call;
      query: QueryShape;
      answer(asked: Asked<never>, services: Services): Promise<Answer> | Answer;
    }
  | {
      kind: "work";
      call: Call;
      body: BodyShape;
      answer(asked: Asked<never, never>, services: Services): Promise<Answer>;
    }
  | {
      kind: "effect";
      call: Call;
      body: BodyShape;
      effect(asked: Asked<never, never>, tx: Queryable, services: Services): Promise<Answer>;
      afterRefusal?: AfterRefusal<never>;
    };

/** What a refused effect keeps all the same, and what the refusal carries of it. Runs after everything was taken back. */
export type AfterRefusal<Body> = (
  refusal: Refusal,
  asked: Asked<undefined, Body>,
  services: Services,
) => Promise<Refusal>;

/** A GET: its answer changes nothing. */
export const endpoint = <S extends QueryShape>(declared: {
  call: Call;
  query: S;
  answer(asked: Asked<z.output<S>>, services: Services): Promise<Answer> | Answer;
}): Endpoint => ({ kind: "read", ...declared });

/** A POST whose whole effect is one transaction: a refusal takes it back, and its idempotency key commits with it. */
export const effect = <S extends BodyShape>(declared: {
  call: Call;
  body: S;
  effect(asked: Asked<undefined, z.output<S>>, tx: Queryable, services: Services): Promise<Answer>;
  afterRefusal?: AfterRefusal<z.output<S>>;
}): Endpoint => ({ kind: "effect", ...declared });

/**
 * A POST that opens its own transactions: it talks to somebody else, or must keep something although it refuses (a
 * wrong code counts). With an idempotency key it is run again from its start after a crash: it must bear that.
 */
export const work = <S extends BodyShape>(declared: {
  call: Call;
  body: S;
  answer(asked: Asked<undefined, z.output<S>>, services: Services): Promise<Answer>;
}): Endpoint => ({ kind: "work", ...declared });

/** The body of a call that takes none. */
export const noBody = z.strictObject({});
