import { describeHostileCode } from '../../support/containment/describeHostileCode';

jest.setTimeout(300_000);

describeHostileCode('Firefox');
