// Given and family names that belong together, from every part of India.
import type { Chance } from './random.ts';

type Region = readonly [women: string, men: string, families: string];

const regions: readonly Region[] = [
  [
    'Ananya Kavya Shruti Neha Pooja Ritu Priyanka Swati',
    'Amit Rohit Vikas Sandeep Nitin Manish Alok Saurabh',
    'Sharma Verma Mishra Tiwari Srivastava Agarwal Gupta Saxena',
  ],
  [
    'Harpreet Simran Jasleen Manpreet Gurleen',
    'Gurpreet Harjit Jaspreet Amandeep Navjot',
    'Singh Kaur-Gill Sandhu Dhillon Bedi Ahluwalia',
  ],
  [
    'Sohini Debolina Rituparna Ishita Moumita',
    'Arindam Subhajit Sourav Anirban Debashis',
    'Banerjee Chatterjee Mukherjee Ghosh Sengupta Bose Das',
  ],
  [
    'Hetal Krupa Dhara Riddhi Komal',
    'Jignesh Hardik Mehul Chirag Parth',
    'Patel Shah Desai Mehta Joshi Trivedi',
  ],
  [
    'Aarti Vaishali Snehal Ketaki Mrunal',
    'Sachin Prasad Aniket Omkar Tushar',
    'Kulkarni Deshpande Patil Joshi Jadhav Gokhale Shinde',
  ],
  [
    'Lakshmi Meenakshi Kavitha Deepa Nandhini',
    'Karthik Senthil Arun Prabhu Vignesh',
    'Subramanian Raman Krishnan Murugan Natarajan Venkatesh',
  ],
  [
    'Sravani Harika Swathi Lavanya Sindhu',
    'Srinivas Ravi Kiran Sai Praveen',
    'Reddy Rao Naidu Chowdary Varma Prasad',
  ],
  [
    'Chaitra Ashwini Rashmi Sahana Shwetha',
    'Manjunath Raghavendra Girish Naveen Prashanth',
    'Gowda Hegde Shetty Bhat Kamath Murthy',
  ],
  [
    'Anjali Sreeja Athira Nimisha Revathy',
    'Vishnu Rahul Ajith Sandeep Hari',
    'Nair Menon Pillai Kurup Varrier Namboothiri',
  ],
  [
    'Ayesha Zoya Fatima Sana Nazia',
    'Imran Faizan Arshad Salman Rizwan',
    'Khan Ansari Siddiqui Qureshi Sheikh Mirza',
  ],
  [
    'Maria Sharon Reema Liza Tina',
    'Savio Melwyn Joel Rohan Nigel',
    'Fernandes D’Souza Pereira Rodrigues Mathew Thomas',
  ],
  ['Sasmita Itishree Lopamudra', 'Biswajit Pradyumna Soumya', 'Mohanty Panda Mishra Sahoo Patnaik'],
  ['Rimjhim Bornali Mousumi', 'Bhaskar Hemanta Pranjal', 'Baruah Saikia Gogoi Deka Bora'],
  ['Lalrinpuii Esther Rosy', 'Lalthanga Lalrema David', 'Sailo Ralte Hmar Chhangte'],
  ['Divya Garima Kritika', 'Yashwant Bhupendra Devendra', 'Rathore Shekhawat Chauhan Bhati Jain Mathur'],
  ['Kalpana Sunita Neelam', 'Birsa Sanjay Mukesh', 'Munda Oraon Soren Hembram'],
];

export interface PersonName {
  firstName: string;
  lastName: string;
  fullName: string;
}

export function nameOf(chance: Chance, used: Set<string>): PersonName {
  for (;;) {
    const [women, men, families] = chance.pick(regions);
    const firstName = chance.pick(chance.happens(0.5) ? women.split(' ') : men.split(' '));
    const lastName = chance.pick(families.split(' ')).replace('-', ' ');
    const fullName = `${firstName} ${lastName}`;
    if (used.has(fullName) || (lastName.startsWith('Kaur') && men.includes(firstName))) continue;
    used.add(fullName);
    return { firstName, lastName, fullName };
  }
}
