const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** Makes a text safe in HTML, also in an attribute within double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<"]/g, (sign) => ENTITIES[sign]);
