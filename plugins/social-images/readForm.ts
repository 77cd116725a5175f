import type { CheerioAPI } from 'cheerio';

type Selection = ReturnType<CheerioAPI>;

/** A field of a form, as it is drawn. */
export interface DrawnField {
  label: string;
  value: string;
}

/** The first form of a page, as it is drawn. */
export interface DrawnForm {
  /** One or two fields. */
  fields: DrawnField[];
  /** Words of its button, if it has one. */
  button?: string;
}

/** Controls that are a box with a text in it. */
const BOXES =
  'input:not([type]), input[type=text], input[type=email], input[type=password], input[type=number], input[type=search], input[type=tel], input[type=date], select, textarea';

const MOST_FIELDS = 2;

/** Bullets, as a browser shows a password. */
const hidden = (value: string) => '•'.repeat(value.length);

const textOf = (element: Selection) => element.text().replace(/\s+/g, ' ').trim();

function valueOf(control: Selection): string {
  if (control.is('select')) {
    const options = control.find('option');
    const chosen = options.filter('[selected]');
    return textOf((chosen.length ? chosen : options).first());
  }
  if (control.is('textarea')) return textOf(control);
  const value = control.attr('value') ?? '';
  return control.attr('type') === 'password' ? hidden(value) : value;
}

function labelOf($: CheerioAPI, control: Selection): string {
  const own = control.attr('aria-label');
  if (own) return own;
  const id = control.attr('id') ?? '';
  const label = $('label').filter((_, element) => $(element).attr('for') === id);
  const text = label.first().clone();
  text.find('[aria-hidden], .bindform-required').remove();
  return textOf(id ? text : control.closest('label'));
}

function formIn($: CheerioAPI, preview: Selection): DrawnForm | undefined {
  const fields = preview
    .find(BOXES)
    .toArray()
    .map((element) => $(element))
    .map((control) => ({ label: labelOf($, control), value: valueOf(control) }))
    .filter(({ label }) => label !== '')
    .slice(0, MOST_FIELDS);
  if (fields.length === 0) return undefined;
  const button = textOf(preview.find('button').last());
  return { fields, ...(button && { button }) };
}

/**
 * Reads the first form that a page shows, before any input.
 *
 * @param $ the built page
 * @returns undefined if no demo of the page has a field with a label
 */
export function readForm($: CheerioAPI): DrawnForm | undefined {
  for (const element of $('[data-demo-preview]').toArray()) {
    const form = formIn($, $(element));
    if (form) return form;
  }
  return undefined;
}
