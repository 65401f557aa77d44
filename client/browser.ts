/**
 * The entry: a page can be read as it comes, so what brings it to life neither competes with its
 * styles and font for the network nor keeps it from being painted.
 */
await painted();
for (const href of scripts()) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}
await import('./hydrate');

/** After the next frame, or soon after in a tab that isn't seen and so has none. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}

/** What the page needs, all at once instead of as one names the other. */
function scripts(): string[] {
  return document.getElementById('dehydratedState')?.dataset['scripts']?.split(' ') ?? [];
}

export {};
