import type { Project } from '@stackblitz/sdk';
import { embedAddress } from './address';
import { postForm } from './postForm';
import { sourceRoute, type PlaygroundSource } from './source';
import { findTarget } from './target';
import { validatePlaygroundOptions, validateProject, type PlaygroundOptions } from './validation';

/** All that an embedded editor of a form needs; what is not named here is refused. */
const PERMISSIONS = 'clipboard-read; clipboard-write; cross-origin-isolated; fullscreen';

let frames = 0;

/** StackBlitz reads a field name up to the next bracket, so those in paths are encoded. */
const encodeBrackets = (path: string) => path.replace(/\[/g, '%5B').replace(/\]/g, '%5D');

/** The fields of StackBlitz's form. */
function projectFields(project: Project): Record<string, string> {
  const { title, description, template, dependencies, settings, files } = project;
  const fields: Record<string, string> = {
    'project[title]': title,
    'project[template]': template,
  };
  if (description) fields['project[description]'] = description;
  if (dependencies) fields['project[dependencies]'] = JSON.stringify(dependencies);
  if (settings) fields['project[settings]'] = JSON.stringify(settings);
  for (const [path, content] of Object.entries(files)) {
    fields[`project[files][${encodeBrackets(path)}]`] = content;
  }
  return fields;
}

/**
 * Replaces an element by a frame that opens a playground. The frame takes over the element's id and class.
 *
 * @param target the element, or its id
 * @param source what to open
 * @param options options of the playground; `height` is in px, 300 by default
 * @throws Error for a target that cannot be replaced, and for an empty project id or repository
 */
export function embedFrame(
  target: string | HTMLElement,
  source: PlaygroundSource,
  options: PlaygroundOptions = {},
): HTMLIFrameElement {
  const element = findTarget(target);
  const valid = validatePlaygroundOptions(options);
  const address = embedAddress(sourceRoute(source), valid);
  const frame = document.createElement('iframe');
  frame.id = element.id;
  frame.className = element.className;
  frame.name = `playground-${++frames}`;
  frame.height = String(valid.height);
  frame.width = '100%';
  frame.allow = PERMISSIONS;
  if ('project' in source) {
    element.replaceWith(frame);
    postForm(address, frame.name, projectFields(validateProject(source.project)));
  } else {
    frame.src = address;
    element.replaceWith(frame);
  }
  return frame;
}
