/** The city's own transport and the guides' sources were read in 2025. */
export const AS_OF_2025 = { checkedOn: '2025', reviewBy: '2027-11-30' } as const;
