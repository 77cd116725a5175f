declare module '@generated/library-downloads/default/install.json' {
  /** What package managers are given to install the library. */
  const install: { package: string };
  export default install;
}
