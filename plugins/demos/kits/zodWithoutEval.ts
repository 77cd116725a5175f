import { config } from 'zod';

// Else zod tries out whether it may compile code from text, which the policy of the page reports.
config({ jitless: true });
