import { load } from 'cheerio';
import type { BlockContent } from 'mdast';
import type { PageDatum } from '../../api-reference/pages/pageData';
import type {
  DetailsView,
  DocumentationView,
  OptionView,
  Piece,
  RowView,
  SignatureView,
  TableView,
  TypeView,
} from '../../api-reference/pages/views';
import { code, inlineCode, link, list, paragraph, type Inline } from './nodes';
import type { Words } from './words';

/** What the nodes of an API table depend on besides its data. */
export interface ApiContext {
  words: Words;
  /** Makes an address absolute. */
  absolute: (href: string) => string;
}

const textOf = (piece: Piece) => (typeof piece === 'string' ? piece : piece.text);

function inlineOf(piece: Piece, { absolute }: ApiContext): Inline {
  if (typeof piece === 'string') return piece;
  const text = piece.code ? inlineCode(piece.text) : piece.text;
  return piece.href ? link(absolute(piece.href), text) : text;
}

/** A type as one piece of code, and after it the named types that have a page. */
function typeInline({ pieces }: TypeView, { absolute }: ApiContext): Inline[] {
  const links = new Map<string, string>();
  for (const piece of pieces) {
    if (typeof piece !== 'string' && piece.href) links.set(piece.text, piece.href);
  }
  const named = [...links].flatMap(([name, href], index): Inline[] => [
    index === 0 ? ' (' : ', ',
    link(absolute(href), name),
  ]);
  return [inlineCode(pieces.map(textOf).join('')), ...named, named.length > 0 ? ')' : ''];
}

const proseNodes = (
  { description, replacement = [] }: DocumentationView,
  context: ApiContext,
): BlockContent[] =>
  [...description, ...replacement].map((pieces) =>
    paragraph(...pieces.map((piece) => inlineOf(piece, context))),
  );

/** A property or parameter: its facts in one line, then what it is, then what its type consists of. */
function rowNodes(row: RowView, context: ApiContext): BlockContent[] {
  const { words } = context;
  const facts: Inline[][] = [
    ...(row.required ? [[words.required]] : []),
    ...(row.default ? [[`${words.default}: `, inlineCode(row.default)]] : []),
    ...(row.since ? [[`${words.since}: ${row.since}`]] : []),
    ...(row.label ? [[words[row.label]]] : []),
  ];
  return [
    paragraph(
      inlineCode(row.required ? row.name : `${row.name}?`),
      ': ',
      ...typeInline(row.type, context),
      ...facts.flatMap((fact) => [' · ', ...fact]),
    ),
    ...proseNodes(row, context),
    ...detailsNodes(row.type.details, context),
  ];
}

const optionNodes = (option: OptionView, context: ApiContext, before: Inline[] = []) => [
  paragraph(...before, ...typeInline(option.type, context)),
  ...proseNodes(option, context),
  ...detailsNodes(option.type.details, context),
];

const returnsNodes = (returns: OptionView, context: ApiContext) =>
  optionNodes(returns, context, [`${context.words.returns} `]);

function detailsNodes(details: DetailsView | undefined, context: ApiContext): BlockContent[] {
  switch (details?.kind) {
    case undefined:
      return [];
    case 'array':
      return detailsNodes(details.element, context);
    case 'object':
      return list(details.rows.map((row) => rowNodes(row, context)));
    case 'union':
      return list(details.options.map((option) => optionNodes(option, context)));
    case 'function':
      return list([
        ...details.parameters.map((row) => rowNodes(row, context)),
        returnsNodes(details.returns, context),
      ]);
  }
}

function signatureNodes(signature: SignatureView, context: ApiContext): BlockContent[] {
  const { text, parameters, returns } = signature;
  const isSaid = returns.type.pieces.join() !== 'void' || returns.description.length > 0;
  return [
    code('ts', text.map(textOf).join('')),
    ...list(parameters.map((row) => rowNodes(row, context))),
    ...(isSaid ? returnsNodes(returns, context) : []),
  ];
}

const tableNodes = (view: TableView, context: ApiContext): BlockContent[] => [
  ...(view.label ? [paragraph(context.words[view.label])] : []),
  ...proseNodes(view, context),
  ...view.signatures.flatMap((signature) => signatureNodes(signature, context)),
  ...list(view.rows.map((row) => rowNodes(row, context))),
  ...list(view.options.map((option) => optionNodes(option, context))),
];

/**
 * Makes lists of what `<API>`, `<TypeSignature>` and `<UsedIn>` show.
 *
 * @param id name of the export that is shown
 * @param datum what the page imports for it
 * @throws Error naming the export when there is no definition to show
 */
export function apiNodes(id: string, datum: PageDatum, context: ApiContext): BlockContent[] {
  if (datum.state !== 'ready') {
    throw new Error(
      `The definition of ${id} is ${datum.state}, so its Markdown would be empty. Export it from the library, or correct the id.`,
    );
  }
  if ('html' in datum) return [code('ts', load(datum.html, null, false).text())];
  if (!('names' in datum)) return tableNodes(datum, context);
  return datum.names.length === 0
    ? [paragraph(context.words.unused)]
    : list(datum.names.map((name) => [paragraph(inlineOf(name, context))]));
}
