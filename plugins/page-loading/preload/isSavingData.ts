/** Whether the reader has turned on Save-Data; undefined in browsers that do not report it (Firefox, Safari). */
export const isSavingData = (): boolean | undefined =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
