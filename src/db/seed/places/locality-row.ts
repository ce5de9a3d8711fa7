// The shape of one line in the lists of localities.

/** Name, PIN code, latitude, longitude, rent index (1 is the city's median). */
export type LocalityRow = [name: string, pincode: string, lat: number, lng: number, rentIndex: number];
