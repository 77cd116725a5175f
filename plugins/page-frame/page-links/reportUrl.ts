/** What a report of a problem is filled with. */
export interface ReportedPage {
  /** Address of the repository, without a closing slash. */
  repository: string;
  /** Full address of the page. */
  address: string;
  /** Title of the report, in the language of the page. */
  title: string;
}

/** The repository's issue form for pages; its fields are filled by their ids. */
const FORM = 'page.yml';

/** The address that opens a new issue with title and page filled in. */
export function reportUrl({ repository, address, title }: ReportedPage): string {
  const filled = new URLSearchParams({ template: FORM, title, page: address });
  return `${repository}/issues/new?${filled}`;
}
