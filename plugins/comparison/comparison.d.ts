declare module '@generated/comparison/default/forms.json' {
  const forms: import('./types').ComparedForm[];
  export default forms;
}

declare module '@generated/comparison/default/facts.json' {
  const facts: import('./types').ProjectFacts;
  export default facts;
}

declare module '@generated/comparison/default/guide.json' {
  const groups: Record<import('./guideForms').GuideForm, import('./types').GuideGroup>;
  export default groups;
}
