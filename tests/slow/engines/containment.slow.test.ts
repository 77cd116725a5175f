import { describeContainment } from '../../support/containment/describeContainment';

describeContainment(1);
