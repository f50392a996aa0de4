import type { z } from "zod";
import type { ParamName, ReadInputOf, Typed, ValueOf } from "#domain/contract/call.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { inputShapeOf } from "#products/contract.shapes.ts";
import type { Services } from "../../services.ts";
import type { Queryable } from "../database/database.ts";
import type { Refusal } from "../envelope.ts";
import type { PostCommit } from "../idempotency/once.ts";
import type { LimitKind } from "./address-limits.ts";
import type { WithCookie } from "./cookie.ts";
import type { Principal } from "./principal.ts";

/** A call's request, read and checked: `input` is the query of a GET, the body of a POST. */
export type Asked<Query, Body = undefined, Param extends string = string> = {
  query: Query;
  body: Body;
  /** The parts of the path in braces, decoded. */
  params: Readonly<Record<Param, string>>;
  locale: Locale;
  /** The caller. `serveCall` has checked it against the call's `who`. */
  principal: Principal;
  /** The client's address, as far as it can be known. */
  clientAddress: string;
  /** True for a browser: it sends `Sec-Fetch-Site`. */
  isBrowser: boolean;
  /** Value of `User-Agent`: read at a login, and never kept or logged. */
  userAgent: string | undefined;
};

/** A call's value, where needed with a cookie, or its refusal. */
export type Answer<Value = unknown> = Value | WithCookie<Value> | Refusal;

/**
 * One call of the contract and its handler. The shape of its input comes from the contract. `product`: the kind whose
 * words its refusals use, where the call is of one product.
 */
export type Endpoint = {
  product?: string;
  /** The longest body, bytes, where it is not `BODY_LIMIT`. */
  bodyLimit?: number;
  /** True when another call's entry in the operators' journal covers it. */
  isPartOfAct?: true;
} & (
  | {
      kind: "read";
      call: Typed;
      query: z.ZodObject;
      answer(asked: Asked<never>, services: Services): Promise<Answer> | Answer;
      limitOf?: LimitOf;
    }
  | {
      kind: "work";
      call: Typed;
      body: z.ZodObject;
      answer(asked: Asked<never, never>, services: Services): Promise<Answer>;
      limitOf?: LimitOf;
    }
  | {
      kind: "effect";
      call: Typed;
      body: z.ZodObject;
      effect(asked: Asked<never, never>, tx: Queryable, services: Services): Promise<Answer>;
      limitOf?: LimitOf;
      afterRefusal?: AfterRefusal<never>;
    }
);

/** The limit that a call is counted for: of its client address, or of its user (`ownQuotes`). Null where it is not. */
export type LimitOf = (principal: Principal) => LimitKind | null;

/** Stores what a refused effect keeps all the same, and completes the refusal with it. Runs after the rollback. */
export type AfterRefusal<Body> = (
  refusal: Refusal,
  asked: Asked<undefined, Body>,
  services: Services,
) => Promise<Refusal>;

/**
 * A GET: its answer changes nothing.
 *
 * @param query the shape of its query, where the contract does not hold the call.
 */
export const endpoint = <C extends Typed & { method: "GET" }>(
  declared: {
    call: C;
    answer(
      asked: Asked<ReadInputOf<C>, undefined, ParamName<C>>,
      services: Services,
    ): Promise<Answer<ValueOf<C>>> | Answer<ValueOf<C>>;
    limitOf?: LimitOf;
  },
  query: z.ZodObject = inputShapeOf(declared.call),
): Endpoint => ({ kind: "read", query, ...declared });

/**
 * A POST whose whole effect is one transaction: a refusal rolls it back, and its idempotency key commits with it.
 *
 * @param body the shape of its body, where the contract does not hold the call.
 */
export const effect = <C extends Typed & { method: "POST" }>(
  declared: {
    call: C;
    effect(
      asked: Asked<undefined, ReadInputOf<C>, ParamName<C>>,
      tx: Queryable,
      services: Services,
    ): Promise<Answer<ValueOf<C>> | PostCommit<Answer<ValueOf<C>>>>;
    limitOf?: LimitOf;
    afterRefusal?: AfterRefusal<ReadInputOf<C>>;
  },
  body: z.ZodObject = inputShapeOf(declared.call),
): Endpoint => ({ kind: "effect", body, ...declared });

/**
 * A POST that opens its own transactions: it calls another system, or must store something although it refuses (a wrong
 * code counts). With an idempotency key it is run again from its start after a crash, so it must be safe to repeat.
 */
export const work = <C extends Typed & { method: "POST" }>(declared: {
  call: C;
  limitOf?: LimitOf;
  answer(
    asked: Asked<undefined, ReadInputOf<C>, ParamName<C>>,
    services: Services,
  ): Promise<Answer<ValueOf<C>> | PostCommit<Answer<ValueOf<C>>>>;
}): Endpoint => ({ kind: "work", body: inputShapeOf(declared.call), ...declared });
