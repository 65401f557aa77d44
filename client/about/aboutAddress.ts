export const TABS = ['history', 'details', 'sources'] as const;

export type Tab = (typeof TABS)[number];

/** The tab that an address names; the first one by default. */
export function tabOf(search: URLSearchParams): Tab {
  return TABS.find((tab) => tab === search.get('tab')) ?? TABS[0];
}

/** The path of a tab; the first tab has no parameter. */
export const addressOfTab = (tab: Tab) => (tab === TABS[0] ? '/about' : `/about?tab=${tab}`);
