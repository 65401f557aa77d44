/**
 * The entry. The server's HTML is readable by itself, so the scripts wait for the first paint and
 * do not compete with styles and fonts for the network.
 */
await painted();
for (const href of scripts()) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
  // Each takes several milliseconds on a slow phone, which responds between them. Timers of a hidden tab are slow.
  if (!document.hidden) await nextTask();
}
try {
  // Each is a long task on a slow phone, which responds between them.
  await import('react-dom/client');
  await nextTask();
  await (await import('./hydrate')).hydrate();
} finally {
  (window as { repeatEarlyTap?: () => void }).repeatEarlyTap?.();
}

/** Resolves after the next frame, or soon in a hidden tab, which has no frames. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The scripts of the page, to load them at once instead of one import after the other. */
function scripts(): string[] {
  return document.getElementById('dehydratedState')?.dataset['scripts']?.split(' ') ?? [];
}

export {};
