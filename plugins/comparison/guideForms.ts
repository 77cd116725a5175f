/** The forms of the comparison in the guides: names of the folders in `guide`. */
export const GUIDE_FORMS = ['signUp', 'lines', 'dependent'] as const;

/** One of {@link GUIDE_FORMS}. */
export type GuideForm = (typeof GUIDE_FORMS)[number];

/** The libraries of that comparison: their names, by their files in each folder. */
export const GUIDE_LIBRARIES = {
  bindform: { name: 'Bindform', package: 'bindform' },
  'react-hook-form': { name: 'React Hook Form', package: 'react-hook-form' },
  tanstack: { name: 'TanStack Form', package: '@tanstack/react-form' },
  formik: { name: 'Formik', package: 'formik' },
  antd: { name: 'Ant Design', package: 'antd' },
} as const;

/** One of {@link GUIDE_LIBRARIES}. */
export type GuideLibrary = keyof typeof GUIDE_LIBRARIES;
