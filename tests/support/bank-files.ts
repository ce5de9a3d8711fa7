/** Statements in the style of five banks. Each has the same two payments that came in, and one that went out. */
import Papa from 'papaparse';

export const rowsOf = (text: string): string[][] => Papa.parse<string[]>(text).data;

export const bankFiles = {
  sbi: `Account Name,:,Mr. LAL SINGH
Account Number,:,_00000012345678901
IFS Code,:,SBIN0001234

Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance
5 Nov 2026,5 Nov 2026,"BY TRANSFER-UPI/CR/412345678901/ASHA RAO/HDFC/asha@okhdfc/Rent--",TRANSFER FROM 4897691162095,,"30,000.00","80,000.00"
6 Nov 2026,6 Nov 2026,BY TRANSFER-NEFT*HDFC0000123*SBINN52026110612345678*ASHA RAO--,TRANSFER FROM 99509044300,,"1,25,000.50","2,05,000.50"
7 Nov 2026,7 Nov 2026,TO TRANSFER-UPI/DR/412345670000/GROCER/YESB/Paym--,TRANSFER TO 4897690162095,500.00,,"2,04,500.50"

**This is a computer generated statement and does not require a signature
`,
  hdfc: `HDFC BANK Ltd.,,,Page No .: 1,,Statement of accounts,
Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
********,**********************************,**********,********,******************,******************,******************
05/11/26,UPI-ASHA RAO-ASHA@OKHDFCBANK-HDFC0001234-412345678901-RENT,0000412345678901,05/11/26,,30000.00,80000.00
06/11/26,NEFT CR-SBIN0001234-ASHA RAO-LAL SINGH-SBINN52026110612345678,SBINN52026110612345678,06/11/26,,125000.50,205000.50
07/11/26,UPI-GROCER-GROCER@YBL-YESB0000001-412345670000-PAY,0000412345670000,07/11/26,500.00,,204500.50
********,**********************************,**********,********,******************,******************,******************
STATEMENT SUMMARY  :-,,,,,,
Opening Balance,,,Debits,,Credits,Closing Bal
`,
  icici: `DETAILED STATEMENT
Transactions List -,,LAL SINGH (INR) - 000401234567
S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )
1,05/11/2026,05/11/2026,-,UPI/412345678901/Rent/asha@okicici/HDFC BANK/ICI1234,0.0,30000.0,80000.0
2,06/11/2026,06/11/2026,-,NEFT-SBINN52026110612345678-ASHA RAO-Rent of November,0.0,125000.50,205000.50
3,07/11/2026,07/11/2026,-,UPI/412345670000/Paym/grocer@ybl/YES BANK/ICI1235,500.0,0.0,204500.50
`,
  axis: `Name :- LAL SINGH
Statement of Account No - 912010012345678 for the period (From : 01-11-2026 To : 30-11-2026)
Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL
05-11-2026,-,UPI/P2A/412345678901/ASHA RAO/HDFC BANK/Rent,,30000.00,80000.00,123
06-11-2026,-,NEFT/SBINN52026110612345678/ASHA RAO/STATE BANK OF INDIA,,125000.50,205000.50,123
07-11-2026,-,UPI/P2M/412345670000/GROCER/YES BANK/Pay,500.00,,204500.50,123
Unless the constituent notifies the bank immediately of any discrepancy,,,,,,
`,
  kotak: `Account Statement
LAL SINGH,,,,,,,,
Sl. No.,Transaction Date,Value Date,Description,Chq / Ref No.,Amount,Dr / Cr,Balance,Dr / Cr
1,05-Nov-26,05-Nov-26,UPI/ASHA RAO/412345678901/Rent,UPI-412345678901,"30,000.00",CR,"80,000.00",CR
2,06-Nov-26,06-Nov-26,NEFT SBINN52026110612345678 ASHA RAO,NEFTINW-0123456789,"1,25,000.50",CR,"2,05,000.50",CR
3,07-Nov-26,07-Nov-26,UPI/GROCER/412345670000/Pay,UPI-412345670000,500.00,DR,"2,04,500.50",CR
`,
} as const;

/** A payment that came in or went out, its amount as the bank writes it. */
type Row = { on: string; text: string; in?: string; out?: string };

/** A CSV file in the style of HDFC Bank. */
export const statementFile = (rows: readonly Row[]): File =>
  new File(
    [
      Papa.unparse([
        [
          'Date',
          'Narration',
          'Chq./Ref.No.',
          'Value Dt',
          'Withdrawal Amt.',
          'Deposit Amt.',
          'Closing Balance',
        ],
        ...rows.map((row) => [row.on, row.text, '', row.on, row.out ?? '', row.in ?? '', '']),
      ]),
    ],
    'statement.csv',
    { type: 'text/csv' },
  );
