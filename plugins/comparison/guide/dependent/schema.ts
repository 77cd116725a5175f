import * as z from 'zod';

/** The schema that all forms use; companies need a tax ID. */
export const schema = z
  .object({ email: z.string(), isCompany: z.boolean(), taxId: z.string() })
  .check(({ value, issues }) => {
    const issue = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message });
    if (!value.email.includes('@')) issue('email', 'Enter an email address');
    if (value.isCompany && !value.taxId) issue('taxId', 'Enter the tax ID');
  });

/** What the forms edit. */
export type Customer = z.infer<typeof schema>;

/** Initial data of the forms. */
export const empty: Customer = { email: '', isCompany: false, taxId: '' };
