import { signal } from "@preact/signals-react";
import { browserNow } from "#app/src/page/browser-clock.ts";

export const toastThemes = ["primary", "secondary", "success", "danger", "warning", "info", "light", "dark"] as const;
export type ToastTheme = (typeof toastThemes)[number];

/** R103. `duration` in milliseconds; `clearable` shows a button to hide it. */
export type Toast = {
  readonly id: number;
  readonly body: string;
  readonly theme: ToastTheme;
  readonly title: string | null;
  readonly duration: number;
  readonly clearable: boolean;
};

type NewToast = Pick<Toast, "body"> & Partial<Omit<Toast, "id" | "body">>;

/** R103: five seconds. */
export const TOAST_DURATION = 5000;

type Timer = { handle: ReturnType<typeof setTimeout>; endsAt: number; remaining: number };

/** Toasts show, then go by themselves after their duration, or at once when hidden (R117, R118). */
export function createToasts() {
  const toasts = signal<readonly Toast[]>([]);
  const timers = new Map<number, Timer>();
  let lastId = 0;

  function hide(id: number): void {
    const timer = timers.get(id);
    if (timer) clearTimeout(timer.handle);
    timers.delete(id);
    toasts.value = toasts.value.filter((toast) => toast.id !== id);
  }

  function run(id: number, remaining: number): void {
    timers.set(id, { handle: setTimeout(() => hide(id), remaining), endsAt: browserNow() + remaining, remaining });
  }

  function show(toast: NewToast): number {
    lastId += 1;
    const whole: Toast = {
      id: lastId,
      body: toast.body,
      theme: toast.theme ?? "info",
      title: toast.title ?? null,
      duration: toast.duration ?? TOAST_DURATION,
      clearable: toast.clearable ?? false,
    };
    toasts.value = [...toasts.value, whole];
    run(whole.id, whole.duration);
    return whole.id;
  }

  /** While a toast is hovered or focused its time stands still. */
  function pause(id: number): void {
    const timer = timers.get(id);
    if (!timer) return;
    clearTimeout(timer.handle);
    timer.remaining = Math.max(0, timer.endsAt - browserNow());
  }

  function resume(id: number): void {
    const timer = timers.get(id);
    if (timer) run(id, timer.remaining);
  }

  return { toasts, show, hide, pause, resume };
}

export type Toasts = ReturnType<typeof createToasts>;
