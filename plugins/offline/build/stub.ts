/** What the plugin notes while Docusaurus builds a language; the command replaces it by the list of files. */
export interface OfflineStub {
  enabled?: boolean;
}
