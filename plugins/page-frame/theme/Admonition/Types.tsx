// Wraps @docusaurus/theme-classic 3.10 Admonition/Types, which knows info and warning of the four
// alert types: success is a tip with an untranslated title there, and error is unknown.
import Types from '@theme-init/Admonition/Types';
import { ErrorAlert, SuccessAlert } from '../../alerts/Alert';

export default { ...Types, success: SuccessAlert, error: ErrorAlert };
