import type { Session } from "#app/src/store/session.ts";
import { voucherCode } from "#domain/addresses/voucher-code.ts";
import type { VoucherEnvelope } from "#domain/contract/reservation.shapes.ts";

/** Vouchers that this browser keeps for use without a network, while their owner is logged in. */
export type KeptVouchers = {
  /** Keeps what a voucher's call answered. Resolves with until when, epoch seconds; null where the browser refuses. */
  keep(voucher: VoucherEnvelope): Promise<number | null>;
  /** Forgets the one of a reservation that has ended, by its confirmation code. */
  drop(code: string): Promise<void>;
  /** Those of the user who is logged in, the last opened first. */
  all(): Promise<readonly VoucherEnvelope[]>;
  /** The confirmation code of the voucher whose address the browser stands at; null elsewhere. */
  here(): string | null;
};

const load = () => import("#app/src/store/kept-vouchers.ts");
const loadWorker = () => import("./register-worker.ts");

/** There is something to forget: read at each start, so that other visitors load no code for it. */
const MARK = "kept_vouchers";

function isMarked(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}

/**
 * The browser's kept vouchers. They end with the session: at log-out, at the first 401, and when the token is over. The code
 * is fetched for users who are logged in, and with it the worker that answers without a network.
 */
export function createKeptVouchers(session: Session) {
  async function forget(): Promise<void> {
    if (!isMarked()) return;
    if (await (await load()).forgetVouchers()) localStorage.removeItem(MARK);
  }
  session.listen(({ kind }) => {
    if (kind === "logout") void forget();
  });

  return {
    forget,
    async keep(voucher) {
      try {
        localStorage.setItem(MARK, "");
        return await (await load()).keepVoucher(voucher, session);
      } catch {
        return null;
      }
    },
    async drop(code) {
      if (!isMarked()) return;
      await (await load()).dropVoucher(code, session).catch(reportError);
    },
    all: async () => (session.isLoggedIn.value ? (await load()).keptVouchers(session) : []),
    here: () => voucherCode(location.pathname),
    /** At the start of a document, once the session is restored. */
    start() {
      const isInstalled = matchMedia("(display-mode: standalone)").matches;
      if (session.isLoggedIn.value || isInstalled) void loadWorker().then(({ registerWorker }) => registerWorker());
      if (!session.isLoggedIn.value) void forget();
      session.listen(({ kind }) => {
        if (kind === "login") void loadWorker().then(({ registerWorker }) => registerWorker());
      });
    },
  } satisfies KeptVouchers & Record<string, unknown>;
}
