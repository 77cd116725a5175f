import * as React from 'react';

/** React, imported once: a bundle keeps an import of every module that has one. */
export { React };
