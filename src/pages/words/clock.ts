/** A time of day such as `13:30:00` on a clock of twelve hours: `1:30pm`. */
export function clock(
  time: string,
  { noon, midnight }: { readonly noon: string; readonly midnight: string },
): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (minute === 0 && hour === 12) return noon
  if (minute === 0 && (hour === 0 || hour === 24)) return midnight
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}${hour % 24 < 12 ? 'am' : 'pm'}`
}
