import { translate } from '@docusaurus/Translate';
import type { ReleaseLabel } from '../definitions';
import type { Absence, DetailsView } from '../pages/views';

/** Headings of the columns of a table. */
export const columnTitles = () => ({
  name: translate({
    id: 'apiReference.column.name',
    message: 'Name',
    description: 'Column of an API table: name of a property',
  }),
  type: translate({
    id: 'apiReference.column.type',
    message: 'Type',
    description: 'Column of an API table: type of a property',
  }),
  default: translate({
    id: 'apiReference.column.default',
    message: 'Default',
    description: 'Column of an API table: default value of a property',
  }),
  required: translate({
    id: 'apiReference.column.required',
    message: 'Required',
    description: 'Column of an API table: whether a property has to be given',
  }),
  since: translate({
    id: 'apiReference.column.since',
    message: 'Since',
    description: 'Column of an API table: version that brought the property',
  }),
});

/** Whether a property is required, as a text. */
export const requiredWord = (required: boolean): string =>
  required
    ? translate({ id: 'apiReference.yes', message: 'Yes', description: 'The property is required' })
    : translate({ id: 'apiReference.no', message: 'No', description: 'The property is optional' });

/** Release labels in the page's language. */
export const labelWords = (): Record<ReleaseLabel, string> => ({
  alpha: translate({ id: 'apiReference.alpha', message: 'Alpha', description: 'Release label' }),
  beta: translate({ id: 'apiReference.beta', message: 'Beta', description: 'Release label' }),
  experimental: translate({
    id: 'apiReference.experimental',
    message: 'Experimental',
    description: 'Release label',
  }),
  deprecated: translate({
    id: 'apiReference.deprecated',
    message: 'Deprecated',
    description: 'Release label',
  }),
});

/** What the button says that opens a type, by what is inside. */
export const detailsWords = (): Record<DetailsView['kind'], string> => ({
  object: translate({
    id: 'apiReference.details.object',
    message: 'Properties',
    description: 'Opens the properties of an object type',
  }),
  union: translate({
    id: 'apiReference.details.union',
    message: 'Allowed types',
    description: 'Opens the list of types that a union allows',
  }),
  array: translate({
    id: 'apiReference.details.array',
    message: 'Each element',
    description: 'Opens the type of the elements of an array',
  }),
  function: translate({
    id: 'apiReference.details.function',
    message: 'Parameters and result',
    description: 'Opens the parameters and the result of a function type',
  }),
});

/** Word before what a call returns. */
export const returnsWord = (): string =>
  translate({
    id: 'apiReference.returns',
    message: 'Returns',
    description: 'Before the type that a function returns',
  });

/** Accessible name of a table. */
export const tableName = (id: string): string =>
  translate(
    {
      id: 'apiReference.table',
      message: 'API of {id}',
      description: 'Accessible name of an API table',
    },
    { id },
  );

/** Words of the filter above a long table. */
export const filterWords = (shown: number, all: number) => ({
  label: translate({
    id: 'apiReference.filter',
    message: 'Filter properties',
    description: 'Name of the filter field above a long API table',
  }),
  status: translate(
    {
      id: 'apiReference.filter.status',
      message: '{shown} of {all}',
      description: 'How many rows of an API table the filter shows',
    },
    { shown, all },
  ),
});

/** Why there is no definition to show. */
export const absenceMessage = (state: Absence['state'], id: string): string => {
  if (state === 'disabled')
    return translate({
      id: 'apiReference.absence.disabled',
      message: 'apiParser must be enabled to use auto-generated API',
      description: 'In place of an API table when the parser is off',
    });
  if (state === 'resolving')
    return translate({
      id: 'apiReference.absence.resolving',
      message: 'Properties definition is resolving, wait a moment...',
      description: 'In place of an API table while the source is being read',
    });
  return translate(
    {
      id: 'apiReference.absence.missing',
      message: 'Properties definition not found for {id} component',
      description: 'In place of an API table when the library exports no such name',
    },
    { id },
  );
};
