import { useState } from 'react';

const NAME = 'continuesRecitation';

/** Whether the next verse follows by itself, which this browser remembers. */
export function useContinues(): [boolean, (continues: boolean) => void] {
  const [continues, setContinues] = useState(isStored);
  const choose = (chosen: boolean) => {
    setContinues(chosen);
    try {
      localStorage.setItem(NAME, String(chosen));
    } catch {
      // Without storage the choice lasts as long as the player.
    }
  };
  return [continues, choose];
}

function isStored(): boolean {
  try {
    return localStorage.getItem(NAME) === 'true';
  } catch {
    return false;
  }
}
