import { RangePicker } from "../page/RangePicker";
import { SearchPage } from "../page/SearchPage";

export const loader = () => ({ today: "2026-12-01" });

export default function Search({ loaderData: { today } }: { loaderData: { today: string } }) {
  return (
    <SearchPage>
      <RangePicker today={today} />
    </SearchPage>
  );
}
