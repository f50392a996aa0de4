import { RangePicker } from "../page/RangePicker";
import { SearchPage } from "../page/SearchPage";

/** Rendered for each request, as a search is. */
export const dynamic = "force-dynamic";

export default function Page() {
  return (
    <SearchPage>
      <RangePicker today="2026-12-01" />
    </SearchPage>
  );
}
