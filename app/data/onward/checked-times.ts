/**
 * The ways as they were in 2025, reviewed before the warm months, when the ferries' new timetables
 * are out.
 */
export const AS_OF_2025 = { checkedOn: '2025', reviewBy: '2027-04-30' } as const;
