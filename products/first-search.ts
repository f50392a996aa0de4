/** The form that pages of no product bring themselves: that of the first tab. */
export { SearchForm as FirstSearchForm } from "./stay/web/SearchForm.tsx";
