/** The light mode's colors; see src/css/tokens.css. */
export const COLORS = {
  pine: '#0a6b5c',
  ink: '#121714',
  muted: '#56605b',
  line: '#dfe3df',
  control: '#7c8782',
  surface: '#f6f7f5',
};
