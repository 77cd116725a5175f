import fs from 'node:fs';
import path from 'node:path';
import { codes } from '../../bindform/src/codes';
import { identifiersIn, type KnownNames } from './apiNames';

const LIBRARY = 'packages/bindform';

/** Entry points that the API report does not cover. */
const OTHER_ENTRIES = /^(?:actions|devtools|locales|persist|undo)\b.*\.tsx?$/;
const IS_TEST = /\.test(?:-d)?\.tsx?$/;
const IS_SAMPLE = /\.tsx?$/;

/** Names on pages that belong to React, the web platform, other libraries, or an example. */
const FOREIGN_NAMES = [
  ...[
    'AbortController',
    'AbortSignal',
    'XMLHttpRequest',
    'postMessage',
    'randomUUID',
    'structuredClone',
    'toString',
  ],
  ...[
    'autoComplete',
    'autoFocus',
    'defaultChecked',
    'flushSync',
    'namedItem',
    'noValidate',
    'formAction',
    'formData',
    'useActionState',
    'useBlocker',
    'useFormStatus',
    'zhCN',
  ],
  ...['FastField', 'ProForm', 'dependencies', 'disabledDate', 'onChangeListenTo', 'validateFields'],
  ...[
    'BetaSchemaForm',
    'FormField',
    'FormMessage',
    'RadioGroup',
    'ProTable',
    'destroyOnHidden',
    'okButtonProps',
    'resetFields',
    'setFieldsValue',
  ],
  ...['createFormHook', 'oneOf', 'setLocale', 'typeError'],
  ...['FormProvider', 'getFieldsValue', 'getValues', 'renderInput'],
  ...['SubmissionError', 'formValueSelector', 'getFormValues', 'reduxForm'],
  ...['useFetcher', 'useLoaderData', 'useSubmit'],
  ...['enterKeyHint', 'forceRender', 'inputMode'],
  ...[
    'SyntaxError',
    'findBy',
    'findByTitle',
    'fireEvent',
    'getByLabelText',
    'toBeRequired',
    'toHaveAccessibleErrorMessage',
    'transformIgnorePatterns',
  ],
  ...['moduleResolution', 'noUncheckedIndexedAccess'],
  ...['ChakraProvider', 'MantineProvider', 'NumberInput', 'PasswordInput'],
  ...['OutlinedInput', 'SelectDisplayProps', 'htmlInput', 'inputId', 'labelId'],
  ...[
    'delayError',
    'criteriaMode',
    'hasFeedback',
    'keepDirtyValues',
    'peerDependencies',
    'safeParse',
    'setFieldTouched',
    'setTouched',
    'useSuspenseQuery',
    'validateOnMount',
    'validateStatus',
  ],
  ...['getStyleNonce', 'setNonce', 'withCssVariables'],
  ...['allowEmpty', 'initialValues', 'keepState'],
  ...['baseUrl', 'dangerouslySetInnerHTML', 'discriminatedUnion'],
  ...['isCompany', 'isInvalid', 'isLocked', 'isPhone'],
];

const filesIn = (folder: string, wanted: RegExp): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => wanted.test(file.split(path.sep).join('/')) && !IS_TEST.test(file))
    .map((file) => path.join(folder, file));

const read = (file: string) => fs.readFileSync(file, 'utf8');

/**
 * Reads the names that pages may use.
 *
 * @param siteDir absolute path of the site
 */
export function readKnownNames(siteDir: string): KnownNames {
  const source = path.join(siteDir, LIBRARY, 'src');
  const documented = [
    path.join(siteDir, LIBRARY, 'api/bindform.api.md'),
    ...filesIn(source, OTHER_ENTRIES),
    ...filesIn(path.join(siteDir, 'demos'), IS_SAMPLE),
  ];
  const styles = filesIn(source, /\.css$/)
    .map(read)
    .join('\n');
  return {
    api: new Set(documented.flatMap((file) => identifiersIn(read(file)))),
    foreign: new Set(FOREIGN_NAMES),
    codes: new Set(Object.keys(codes)),
    properties: new Set(styles.match(/--bindform-[\w-]+/g)),
  };
}
