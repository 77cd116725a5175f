import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/Admonition/Layout';
import AdmonitionLayout from '@theme/Admonition/Layout';

type AlertProps = Omit<Props, 'type'> & Partial<Pick<Props, 'type'>>;

/** A ring with a tick. */
const SuccessIcon = () => (
  <svg viewBox="0 0 16 16">
    <path
      fillRule="evenodd"
      d="M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zm0 1.4a5.6 5.6 0 1 0 0 11.2A5.6 5.6 0 0 0 8 2.4zm2.6 2.7 1 1-4.5 4.6-2.7-2.7 1-1 1.7 1.7 3.5-3.6z"
    />
  </svg>
);

/** A stop sign with a cross. */
const ErrorIcon = () => (
  <svg viewBox="0 0 16 16">
    <path
      fillRule="evenodd"
      d="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1L5.1 1zm.6 1.4L2.4 5.7v4.6l3.3 3.3h4.6l3.3-3.3V5.7l-3.3-3.3H5.7zm.4 2.7L8 7l1.9-1.9 1 1L9 8l1.9 1.9-1 1L8 9l-1.9 1.9-1-1L7 8 5.1 6.1l1-1z"
    />
  </svg>
);

/** `:::success`, one of the four alert types. */
export function SuccessAlert(props: AlertProps): ReactNode {
  return (
    <AdmonitionLayout
      type="success"
      icon={<SuccessIcon />}
      title={
        <Translate id="siteShell.alert.success" description="Title of :::success">
          success
        </Translate>
      }
      {...props}
      className={clsx('alert alert--success', props.className)}
    />
  );
}

/** `:::error`, one of the four alert types. */
export function ErrorAlert(props: AlertProps): ReactNode {
  return (
    <AdmonitionLayout
      type="error"
      icon={<ErrorIcon />}
      title={
        <Translate id="siteShell.alert.error" description="Title of :::error">
          error
        </Translate>
      }
      {...props}
      className={clsx('alert alert--danger', props.className)}
    />
  );
}
