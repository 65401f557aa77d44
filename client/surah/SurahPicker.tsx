export function SurahPicker() {
  return null;
}
