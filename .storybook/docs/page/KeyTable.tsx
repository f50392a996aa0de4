import type { KeyRow } from "#design-system/guide/guide.ts";
import { PageText } from "./PageText.tsx";
import { pageWords } from "./page-words.ts";

const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span className="component-keys" dir="ltr">
    {keys.map((key) => (
      <kbd key={key}>{key}</kbd>
    ))}
  </span>
);

/** Effect of each key; in both reading directions where they differ. */
export function KeyTable({ rows }: { rows: readonly KeyRow[] }) {
  if (rows.length === 0)
    return (
      <p>
        <PageText text={pageWords.noKeys} />
      </p>
    );
  const isTwofold = rows.some((row) => "rtl" in row);
  const columns = isTwofold ? [pageWords.rtl, pageWords.ltr] : [pageWords.bothWays];
  return (
    <div className="guide-scroll">
      <table className="component-key-table">
        <thead>
          <tr>
            {[pageWords.key, ...columns].map((column) => (
              <th key={column[1]} scope="col">
                <PageText text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.keys.join()}>
              <th scope="row">
                <Keys keys={row.keys} />
              </th>
              {"rtl" in row ? (
                [row.rtl, row.ltr].map((text, index) => (
                  <td key={index}>
                    <PageText text={text} />
                  </td>
                ))
              ) : (
                <td colSpan={columns.length}>
                  <PageText text={row.does} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
