export const TABS = ['history', 'details', 'sources'] as const;

export type Tab = (typeof TABS)[number];

/** The tab that an address names; the first for one that names none of them. */
export function tabOf(search: URLSearchParams): Tab {
  return TABS.find((tab) => tab === search.get('tab')) ?? TABS[0];
}

/** The first tab is the page itself. */
export const addressOf = (tab: Tab) => (tab === TABS[0] ? '/about' : `/about?tab=${tab}`);
