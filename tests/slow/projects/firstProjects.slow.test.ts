import { describeProjects } from './everyProject';

describeProjects(0);
