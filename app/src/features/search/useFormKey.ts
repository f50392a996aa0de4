import { useRef, useState } from "react";

/**
 * The React key of a search form whose fields start from the search that the page shows. Another search, by Back or by
 * a link, remounts the form with its fields. The form's own search does not: its results may arrive while the visitor
 * is already changing a field, and what they typed must stay.
 *
 * @param shown identifies the search that the page shows.
 * @returns the key, and a function to call with the identity of a search that the form starts.
 */
export function useFormKey(shown: string): { key: number; started: (search: string) => void } {
  const own = useRef<string | null>(null);
  const [form, setForm] = useState({ shown, key: 0 });
  if (form.shown !== shown) setForm({ shown, key: own.current === shown ? form.key : form.key + 1 });
  return {
    key: form.key,
    started: (search) => {
      own.current = search;
    },
  };
}
