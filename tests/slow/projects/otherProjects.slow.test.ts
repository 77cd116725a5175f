import { describeProjects } from './everyProject';

describeProjects(1);
