/** A newsletter in the three languages, as its file. */
export const SAMPLE_ISSUE = `--- en
Subject: Winter timetable

Milan to Rome in 2 h 59: [see the trains](https://www.example.com/milan-rome).

## Also new

More at https://www.example.com/news.
--- it
Subject: Orario invernale

Milano–Roma in 2 h 59.
--- fr
Subject: Horaires d’hiver

Milan–Rome en 2 h 59.
`;
